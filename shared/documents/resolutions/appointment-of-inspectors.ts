// The appointment of inspectors of election at least forty days before the election: two or four for each district, one of
// them chair, and what they are paid; alternates and clerical help where the trustees want them (Election Law §15-116(1)).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { NameLine, OptionalLine } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { listInWords } from '../../words/lists.ts';
import { dollars } from '../../words/numbers.ts';
import { type Block, bold, missing, type Run, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { Adoption, adoptedSentence, resolved, voteAndAttest } from './adoption.ts';

/** `party` only where the law asks that the parties share the inspectors; else ''. Money in cents, for the day. */
const InspectorsOfDistrict = z.strictObject({
  district: NameLine,
  inspectors: z.array(z.strictObject({ name: NameLine, party: OptionalLine, chair: z.boolean() })).max(4),
});
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  districts: z.array(InspectorsOfDistrict),
  alternates: z.array(NameLine),
  clericalHelp: z.array(NameLine),
  pay: z.strictObject({ inspectorCents: z.number().int().min(0), chairCents: z.number().int().min(0) }).nullable(),
  adoption: Adoption,
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const appointmentOfInspectors = definePaper({
  paper: 'inspectors-resolution',
  templateVersion: 1,
  title: 'Resolution appointing inspectors of election',
  kind: 'resolution',
  newspaper: false,
  citations: ['Election Law §15-116(1)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Resolution Appointing Inspectors of Election',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'letterhead',
    blocks: [
      adoptedSentence(facts.adoption, facts.village),
      resolved(
        words('under section\u00a015-116 of the Election Law, for the '),
        ...electionToBeHeld(facts, facts.village),
        words(
          ', and for every village election until their successors are appointed, the following are appointed inspectors of election, one of each election district as chair:',
        ),
      ),
      inspectorsTable(facts.districts),
      ...others(['an alternate inspector', 'alternate inspectors'], 'alternates', facts.alternates),
      ...others(
        ['clerical help to the inspectors', 'clerical help to the inspectors'],
        'clericalHelp',
        facts.clericalHelp,
      ),
      resolved(...pay(facts)),
      ...voteAndAttest(facts.adoption, facts),
    ],
  }),
});

const others = ([one, many]: readonly [string, string], field: string, names: readonly string[]): Block[] =>
  names.length === 0
    ? []
    : [
        resolved(
          words(listInWords(names), field),
          words(names.length === 1 ? ' is' : ' are'),
          words(` appointed ${names.length === 1 ? one : many}.`),
        ),
      ];

const pay = ({ pay: paid }: Facts): Run[] => {
  if (!paid)
    return [
      words('each inspector shall be paid '),
      missing('pay', 'What the inspectors are paid', 'inspectors', 110),
      words(' for the day of the election.'),
    ];
  const same = paid.inspectorCents === paid.chairCents;
  return [
    words('each inspector shall be paid '),
    words(dollars(paid.inspectorCents), 'pay.inspectorCents'),
    ...(same ? [] : [words(', and each chair '), words(dollars(paid.chairCents), 'pay.chairCents'), words(',')]),
    words(' for the day of the election.'),
  ];
};

function inspectorsTable(districts: Facts['districts']): Table {
  const withParty = districts.some(({ inspectors }) => inspectors.some(({ party }) => party !== ''));
  return {
    kind: 'table',
    name: 'Inspectors',
    columns: [
      { title: 'Election district', share: 24, joint: ': ' },
      { title: 'Inspector', share: 42, joint: ', ' },
      ...(withParty ? [{ title: 'Party', share: 20, joint: ', ' }] : []),
      { title: 'Appointed as', share: 20, joint: '' },
    ],
    rows:
      districts.length === 0
        ? emptyRows(['districts'], null, withParty)
        : districts.flatMap((d, i) => rowsOf(d, i, withParty)),
  };
}

/** Two lines at least for each district; a third name means that there are to be four. */
function rowsOf({ district, inspectors }: Facts['districts'][number], i: number, withParty: boolean): Run[][][] {
  const chosen = inspectors.some(({ chair }) => chair);
  const rows = inspectors.map(({ name, party, chair }, j): Run[][] => {
    const field = `districts.${i}.inspectors.${j}`;
    return [
      [words(`District\u00a0${district}`, `districts.${i}.district`)],
      [bold(name, `${field}.name`)],
      ...(withParty ? [[words(party, `${field}.party`)]] : []),
      [
        chair || chosen
          ? words(chair ? 'Chair' : 'Inspector', `${field}.chair`)
          : missing(`districts.${i}.chair`, `Who chairs the inspectors of District ${district}`, 'inspectors', 80),
      ],
    ];
  });
  const wanted = inspectors.length <= 2 ? 2 : 4;
  const free = Array.from(
    { length: wanted - inspectors.length },
    (_, n) => `districts.${i}.inspectors.${inspectors.length + n}`,
  );
  return [...rows, ...emptyRows(free, district, withParty)];
}

const emptyRows = (fields: readonly string[], district: string | null, withParty: boolean): Run[][][] =>
  fields.map((field): Run[][] => {
    const space = (width: number): Run[] => [
      missing(
        field,
        district ? `An inspector of District ${district}` : 'The inspectors of each election district',
        'inspectors',
        width,
      ),
    ];
    return [
      district ? [words(`District\u00a0${district}`)] : space(90),
      space(180),
      ...(withParty ? [space(70)] : []),
      space(80),
    ];
  });
