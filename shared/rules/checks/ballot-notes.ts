// What is still open about a ballot, and what on it will surprise: which body stands where, whose order nobody has said,
// who stands twice, which term is printed. Warnings and notes; none of them stops a list or a proof.
import { bodyKey } from '../../domain/ballot.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { listInWords } from '../../words/lists.ts';
import {
  type BallotFacts,
  isSamePerson,
  type NomineeOnBallot,
  type OfficeOnBallot,
  sameTitle,
} from '../ballot-as-it-stands.ts';
import type { CheckWarning } from './warning.ts';

/** A drawing that was called for; `order` is empty until the lots are drawn. */
export interface DrawingOnBallot {
  readonly office: number;
  readonly candidates: readonly number[];
  readonly order: readonly number[];
}

const [order, byLot] = [electionLaw('7-116', '1'), electionLaw('7-116', '2')];
const [terms, notice] = [electionLaw('15-134'), electionLaw('15-104', '3', 'c')];

const note = (code: string, message: string, ...citations: (typeof order)[]): CheckWarning => ({
  ...{ checkId: 'ballot-order', checkVersion: 1, code, message },
  citations: citations.map(citationText),
});

/** Every note on the ballot, the most pressing first. */
export const ballotNotes = (facts: BallotFacts, drawings: readonly DrawingOnBallot[]): CheckWarning[] => [
  ...bodyNotes(facts),
  ...drawingNotes(facts, drawings),
  ...facts.offices.flatMap((office) => officeNotes(office, facts, drawings)),
  ...termNotes(facts.offices),
  ...questionNotes(facts),
];

function bodyNotes({ kind, bodies, candidates }: BallotFacts): CheckWarning[] {
  if (kind === 'run-off') return [];
  const seen = new Map(candidates.filter(({ party }) => party !== '').map(({ party }) => [bodyKey(party), party]));
  const without = candidates.filter(({ party }) => party === '').map(({ ballotName }) => ballotName);
  const placed = new Set([...(bodies?.parties ?? []), ...(bodies?.independents ?? [])].map(bodyKey));
  const unplaced = [...seen].filter(([key]) => !placed.has(key)).map(([, body]) => body);
  return [
    ...(bodies === null && seen.size > 0
      ? [
          note(
            'party-order-not-known',
            'Nobody has said yet in which order the parties stand. They come by their votes for governor at the last election for that office; the county board of elections has the figures. Until then the bodies stand as they came on record.',
            order,
          ),
        ]
      : unplaced.map((body) =>
          note(
            'body-not-placed',
            `“${body}” is neither among the parties nor among the independent bodies. It stands last until you say what it is.`,
            order,
          ),
        )),
    ...(without.length > 0
      ? [
          note(
            'no-body',
            `No party or independent body is on record for ${listInWords(without)}. The line stands last until there is one.`,
            order,
          ),
        ]
      : []),
  ];
}

function drawingNotes(facts: BallotFacts, drawings: readonly DrawingOnBallot[]): CheckWarning[] {
  const stands = new Map(facts.candidates.map((one) => [one.number, one]));
  return drawings.flatMap(({ office, candidates, order: drawn }) => {
    const title = facts.offices.find(({ number }) => number === office)?.title ?? 'an office no longer on the ballot';
    if (drawn.length === 0)
      return [
        note(
          'lots-not-drawn',
          `A drawing by lot for ${title} is called for and not on record as drawn. The order shown is not the order of the ballot yet.`,
          byLot,
        ),
      ];
    const bodies = new Set(candidates.map((number) => bodyKey(stands.get(number)?.party ?? '')));
    const come = facts.candidates.filter(
      (one) =>
        one.office === office &&
        !candidates.includes(one.number) &&
        (facts.kind === 'run-off' || bodies.has(bodyKey(one.party))),
    );
    return come.map(({ ballotName }) =>
      note(
        'not-in-the-drawing',
        `${ballotName} came on the list for ${title} after the lots were drawn, and stands below those who were drawn. Ask the village attorney whether to draw again.`,
        byLot,
      ),
    );
  });
}

function officeNotes(office: OfficeOnBallot, facts: BallotFacts, drawings: readonly DrawingOnBallot[]): CheckWarning[] {
  const { number, title } = office;
  const standing = facts.candidates.filter((one) => one.office === number);
  const settled = facts.orders.some(
    (one) => one.number === number && standing.every((c) => one.order.includes(c.number)),
  );
  const lots = (one: NomineeOnBallot) =>
    drawings.some((drawing) => drawing.office === number && drawing.candidates.includes(one.number));
  const open = [...groupedByBody(standing, facts.kind === 'run-off')].filter(
    (group) => group.length > 1 && !settled && !group.some(lots),
  );
  return [
    ...open.map((group) => orderNotSaid(group, title, facts.kind === 'run-off')),
    ...twice(standing).map(([one, other]) =>
      note(
        'on-two-lines',
        `${one.ballotName} stands on two lines for ${title}: ${[one, other].map(({ party }) => party || 'no body').join(' and ')}. Both are printed on the ballot; the notice of election names the person once.`,
        notice,
      ),
    ),
    ...(standing.length === 0
      ? [note('nobody-nominated', `Nobody stands for ${title}. The ballot has only space to write a name in.`)]
      : []),
    ...(office.unexpired && office.termEnds === null
      ? [
          note(
            'no-end-of-term',
            `The day the unexpired term of ${title} ends is not on record; the ballot must say it.`,
            terms,
          ),
        ]
      : []),
  ];
}

function* groupedByBody(standing: readonly NomineeOnBallot[], all: boolean): Generator<NomineeOnBallot[]> {
  if (all) return yield [...standing];
  const bodies = new Set(standing.map(({ party }) => bodyKey(party)));
  for (const body of bodies) yield standing.filter(({ party }) => bodyKey(party) === body);
}

const orderNotSaid = (group: readonly NomineeOnBallot[], title: string, runOff: boolean): CheckWarning =>
  runOff
    ? note(
        'order-not-said',
        `The names of a run-off are put in order by a drawing of yours, with the candidates or their representatives there, in villages whose local law was read; the words of the statute were not at hand. ${listInWords(group.map(({ ballotName }) => ballotName))} stand as they came on record.`,
        electionLaw('15-126', '2'),
      )
    : note(
        'order-not-said',
        `${listInWords(group.map(({ ballotName }) => ballotName))} are of one body for ${title}. You decide their order, unless a candidate demanded in writing, in time, that lots be drawn. Until you say they stand as they came on record.`,
        byLot,
      );

const twice = (standing: readonly NomineeOnBallot[]): [NomineeOnBallot, NomineeOnBallot][] =>
  standing.flatMap((one, at) =>
    standing
      .slice(0, at)
      .filter((other) => isSamePerson(one, other))
      .slice(0, 1)
      .map((other): [NomineeOnBallot, NomineeOnBallot] => [other, one]),
  );

const questionNotes = ({ questions }: BallotFacts): CheckWarning[] =>
  questions.flatMap(({ label, title }, at) =>
    questions.slice(0, at).some((other) => bodyKey(other.label) === bodyKey(label))
      ? [
          note(
            'two-numbers-alike',
            `Two propositions are called ${label}; the second is “${title}”. Give each its own number.`,
          ),
        ]
      : [],
  );

/** Two rows of one office: the ballot tells them apart by the term, or nobody can. */
function termNotes(offices: readonly OfficeOnBallot[]): CheckWarning[] {
  return offices.flatMap((office, at) => {
    const others = offices.slice(0, at).filter(({ title }) => sameTitle(title, office.title));
    const alike = others.some(
      ({ unexpired, termYears, termEnds }) =>
        unexpired === office.unexpired && termYears === office.termYears && termEnds === office.termEnds,
    );
    if (alike)
      return [
        note(
          'two-rows-alike',
          `${office.title} stands on the ballot twice with the same term, and a voter cannot tell the two apart. Make one office of them with more seats.`,
          terms,
        ),
      ];
    if (others.length === 0) return [];
    return [
      note(
        'terms-printed',
        `${office.title} has seats with different terms, so the ballot says the term of each. Were it not printed, the person named first would get the longest term, and so on.`,
        terms,
      ),
    ];
  });
}
