// The labels somebody asks for: of lines of the register, by their numbers, on a sheet that may be begun already.
import { z } from 'zod';
import { SheetDocumentSchema } from '../documents/block-schema.ts';
import { placementOf } from '../documents/envelopes/placement.ts';
import { type LabelsFacts, labelField, labelsSheet } from '../documents/labels/labels.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { LabelStock, labelsOn, letterSheet } from '../domain/label-sheet.ts';
import { nameInList, nameInOrder } from '../domain/person-name.ts';
import { alignmentFor, type Printing } from '../domain/printer-alignment.ts';
import { LabelKind } from '../records/mail-ballot-labels.ts';
import { liveBallot } from '../records/mail-ballot-standing.ts';
import { type Err, ok } from '../result.ts';
import { dayWithoutWeekday } from '../words/days.ts';
import { mailBallotKindInWords } from '../words/mail-ballots.ts';
import { type DeskState, type ElectionState, type Refusal, refuse } from './define-command.ts';
import { inBatchOrder } from './envelope-batch.ts';
import { addresseeOf } from './envelope-facts.ts';
import { districtOf, type RegisterLine } from './line-and-ballots.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** `first`: the first label of the sheet that is not used, counted from 1, row by row. */
export const LabelsAsked = z.strictObject({
  election: ElectionId,
  what: LabelKind,
  sheet: LabelStock,
  first: z.number().int().min(1).max(30),
  applications: z.array(Serial).min(1).max(2000),
});
export type LabelsAsked = z.infer<typeof LabelsAsked>;

/** A line without a label: its number, whose it is, and why. */
export const LeftOff = z.strictObject({ number: Serial, name: z.string(), why: z.string() });
export type LeftOff = z.infer<typeof LeftOff>;

/** How labels would come out; `numbers`: of the applications whose labels they are, in order. */
export const LabelsPreview = z.strictObject({
  document: SheetDocumentSchema,
  numbers: z.array(Serial),
  leftOff: z.array(LeftOff),
  /** The printer they are set for on this computer; null: printed as they come. */
  printer: z.string().nullable(),
});

export interface LabelsOfLines {
  readonly facts: LabelsFacts;
  /** Lines without an address: they get no address label. */
  readonly noAddress: readonly LeftOff[];
}

/** In the order asked for, each line once. */
export function labelsOf(state: DeskState, asked: LabelsAsked): { ok: true; value: LabelsOfLines } | Err<Refusal> {
  const { what, sheet, first } = asked;
  const found = electionOf(state, asked.election);
  if (!found.ok) return found;
  const election = found.value;
  if (first > labelsOn(sheet))
    return refuse(
      'no-such-label',
      `A sheet of ${sheet} has ${labelsOn(sheet)} labels. Begin with one of them.`,
      'first',
    );
  const lines: RegisterLine[] = [];
  for (const number of new Set(asked.applications)) {
    const line = election.mailBallots.applications.get(number);
    if (!line) return noSuchRecord('application', number, 'applications');
    lines.push(line);
  }
  const { village, kind } = state.office;
  const { pollDay } = election.file;
  if (!village || pollDay === null)
    return refuse(
      'facts-missing',
      'The labels name the village and the day of the election. Give the village’s name in Settings first.',
    );
  const said = { village: `Village of ${village.name}`, pollDay: dayWithoutWeekday(pollDay) };
  const common = { sheet, first, ...said, practice: kind === 'practice' };
  if (what === 'register')
    return ok({
      facts: { ...common, what, labels: lines.map((line) => registerLabel(election, line)) },
      noAddress: [],
    });
  const addressed = asThePile(election, lines).map((line) => ({ line, lines: addresseeOf(line) }));
  const labels = addressed.flatMap((one) =>
    one.lines === null ? [] : [{ number: one.line.number, lines: one.lines }],
  );
  const noAddress = addressed.flatMap(({ line, lines: known }) =>
    known === null ? [{ ...lineNamed(line), why: 'No address is on record.' }] : [],
  );
  return labels.length === 0
    ? refuse(
        'facts-missing',
        'No address is on record for any of these applications. Nothing was printed.',
        'applications',
      )
    : ok({ facts: { ...common, what, labels }, noAddress });
}

/** Address labels come as the envelopes lie: by their numbers, and who has none yet as a file of envelopes would give them. */
function asThePile(election: ElectionState, lines: readonly RegisterLine[]): RegisterLine[] {
  const place = (line: RegisterLine) => liveBallot(election.mailBallots, line)?.envelope ?? Number.MAX_SAFE_INTEGER;
  return inBatchOrder(election, lines, 'district-and-name').toSorted((a, b) => place(a) - place(b));
}

/** Labels that were too long for their place, by the fields the drawing named: number, whose, and why. */
export function leftOffBy(
  { labels }: LabelsFacts,
  tooLong: readonly { readonly field: string; readonly why: string }[],
): LeftOff[] {
  const why = new Map(tooLong.map((one) => [one.field, one.why]));
  return labels.flatMap((label) => {
    const because = why.get(labelField(label.number));
    const name = 'lines' in label ? (label.lines[0] ?? '') : label.name;
    return because === undefined ? [] : [{ number: label.number, name, why: because }];
  });
}

const lineNamed = ({ number, application }: RegisterLine) => ({ number, name: nameInOrder(application.name) });

const registerLabel = (election: ElectionState, line: RegisterLine) => ({
  number: line.number,
  name: nameInList(line.application.name),
  kind: mailBallotKindInWords[line.application.kind],
  district: election.file.districts.length > 1 ? districtOf(election, line, null) : '',
});

/** The sheet as this computer's printer needs it, or the refusal of a printer that cannot take it so. */
export function labelsPlaced(facts: LabelsFacts, printing: Printing) {
  const placement = placementOf(letterSheet, alignmentFor(printing, facts.sheet));
  if (!placement.ok) return refuse('printer-setting', `Nothing was printed. ${placement.error}`, 'sheet');
  return ok((without: ReadonlySet<string>) => labelsSheet(facts, placement.value, without));
}
