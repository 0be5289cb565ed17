// The reconciliation of the register: the four sums, and by name everything that is open or does not add up.
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { districtOf } from '../commands/register-line.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { ok } from '../result.ts';
import { registerSums } from '../rules/checks/mail-reconciliation.ts';
import { receivedInWords } from '../words/filings.ts';
import { defineView } from './define-view.ts';
import { type Piece, piecesOf, registerNumbers, signedFor } from './mail-ballot-numbers.ts';
import { mailBallotStock, StockLine } from './mail-ballot-stock.ts';

const SumId = z.enum(['applications', 'issued', 'returned', 'delivered']);
const Open = z.strictObject({
  /** The sum in which it stands in question. */
  sum: SumId,
  /** Null where it is about no line: an envelope nobody knows, a transmittal, a box, a stock. */
  application: Serial.nullable(),
  envelope: Serial.nullable(),
  name: z.string(),
  district: z.string(),
  /** What does not add up, or is still open, in a sentence. */
  sentence: z.string(),
});
type Open = z.infer<typeof Open>;

export const mailReconciliation = defineView({
  name: 'mail-ballots.reconciliation',
  title: 'Whether the mail ballots add up',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    sums: z.array(
      z.strictObject({
        id: SumId,
        title: z.string(),
        total: z.number().int(),
        parts: z.array(z.strictObject({ what: z.string(), count: z.number().int() })),
        off: z.number().int(),
      }),
    ),
    /** By name, in the order of envelopes. */
    open: z.array(Open),
    stock: z.array(StockLine),
    /** “31 envelopes returned, 31 handed to the inspectors, 31 signed for. It balances.” */
    sentence: z.string(),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }) => {
    const found = electionOf(state, id);
    if (!found.ok) return found;
    const election = found.value;
    const pieces = piecesOf(election);
    const numbers = registerNumbers(election, pieces);
    const sums = registerSums(numbers).map((sum) => ({ ...sum, parts: [...sum.parts] }));
    const stock = mailBallotStock(election, pieces);
    const open = [...pieces.flatMap((piece) => openOf(election, piece)), ...openBeside(election), ...openStock(stock)];
    const { transmittals } = election.mailBallots;
    const signed = [...transmittals.values()].reduce((all, sheet) => all + signedFor(election, sheet), 0);
    const balances = sums.every(({ off }) => off === 0) && open.length === 0;
    const { returned, delivered } = numbers;
    return ok({
      ...{ sums, open, stock },
      sentence: `${returned} ${returned === 1 ? 'envelope' : 'envelopes'} returned, ${delivered} handed to the inspectors, ${signed} signed for. ${balances ? 'It balances.' : `${open.length} open: each is named below.`}`,
    });
  },
});

const openSentence: Partial<Record<Piece['stands'], readonly [Open['sum'], string]>> = {
  out: ['issued', 'Out and not back.'],
  undeliverable: ['issued', 'Undeliverable: telephone the voter, and send another one if it is wanted.'],
  back: ['returned', 'Here, and on no transmittal.'],
  'on-transmittal': ['delivered', 'On a transmittal nobody has signed for.'],
  delivered: ['delivered', 'The inspectors have it; what they determined is not on record.'],
  'set-aside': ['returned', 'Set aside, unopened.'],
};

function openOf(election: ElectionState, { line, ballot, stands }: Piece): Open[] {
  const { envelope, returned, out } = ballot;
  const district = districtOf(election, line, ballot);
  const at = (sum: Open['sum'], sentence: string): Open => ({
    ...{ sum, application: line.number, envelope, district, sentence, name: nameInList(line.application.name) },
  });
  const said = openSentence[stands];
  return [
    ...(said ? [at(...said)] : []),
    ...(returned !== null && out === null
      ? [at('returned', 'It came back, and nothing on record says that it left.')]
      : []),
    ...(returned?.finding.outcome === 'open-question' ? [at('returned', returned.finding.sentence)] : []),
    ...(returned !== null && district === ''
      ? [at('returned', 'It is not on record to which district it belongs.')]
      : []),
  ];
}

const beside = (sum: Open['sum'], name: string, district: string, sentence: string): Open => ({
  ...{ sum, application: null, envelope: null, name, district, sentence },
});

/** Envelopes nobody knows, sheets signed for another number than they list, boxes that hold another number than was cast. */
function openBeside(election: ElectionState): Open[] {
  const { strangeEnvelopes, transmittals, boxes } = election.mailBallots;
  const strange = strangeEnvelopes.map(({ number, at, words }) =>
    beside('returned', `Unknown envelope ${number}`, '', `Came ${receivedInWords(at)}, kept sealed. ${words}`),
  );
  // Where the board has determined everything on a sheet, no piece is left to say that nobody signed for it.
  const unsigned = [...transmittals.values()].flatMap(({ number, district, ballots, signed }) =>
    signed === null &&
    !ballots.some(({ envelope }) => {
      const ballot = election.mailBallots.ballots.get(envelope);
      return ballot?.transmittal === number && ballot.outcome === null;
    })
      ? [beside('delivered', `Transmittal ${number}`, district, 'It is not on record who signed for it.')]
      : [],
  );
  const miscounted = [...transmittals.values()].flatMap(({ number, district, ballots, signed }) =>
    signed === null || signed.counted === ballots.length
      ? []
      : [
          beside(
            'delivered',
            `Transmittal ${number}`,
            district,
            `It lists ${ballots.length}, and ${signed.by} signed for ${signed.counted}.`,
          ),
        ],
  );
  const pieces = piecesOf(election);
  const boxed = [...boxes.values()].flatMap(({ district, opened, empty, deposited }) => {
    const cast = pieces.filter(
      ({ line, ballot, stands }) => stands === 'cast' && districtOf(election, line, ballot) === district,
    ).length;
    return [
      ...(opened === empty + deposited
        ? []
        : [
            beside(
              'delivered',
              'Box',
              district,
              `${opened} envelopes were opened, but ${deposited} ballots and ${empty} empty ones make ${deposited + empty}.`,
            ),
          ]),
      ...(opened === cast
        ? []
        : [
            beside('delivered', 'Box', district, `${opened} envelopes were opened, and ${cast} are on record as cast.`),
          ]),
    ];
  });
  return [...strange, ...unsigned, ...miscounted, ...boxed];
}

/** A stock that was counted and is off; one not counted yet of which more left than the printer brought. */
const openStock = (stock: readonly StockLine[]): Open[] =>
  stock.flatMap(({ kind, district, off, received, out, spoiled, unused, left }) => {
    const tooMany = unused === null && received > 0 && left < 0;
    if (!tooMany && (off === null || off === 0)) return [];
    const gone = `${received} came from the printer; ${out} out${unused === null ? ' and' : ','} ${spoiled} spoiled in the office`;
    return [
      beside(
        'issued',
        `Stock of ${kind === 'absentee' ? 'absentee' : 'early mail'} ballots`,
        district,
        `${gone}${unused === null ? '' : ` and ${unused} unused`} make ${out + spoiled + (unused ?? 0)}.`,
      ),
    ];
  });
