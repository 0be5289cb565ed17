// Printing what the boards of inspectors get besides the envelopes, and what the office keeps: numbered, kept, recorded before
// anybody sees it. Printed again it is another one, of the register as it stands then.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { NameLine } from '../domain/text.ts';
import { RegisterPaperKind, registerPaperPrinted } from '../records/mail-ballot-papers.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { type Err, ok } from '../result.ts';
import { type CommandContext, type DeskState, defineCommand, type Refusal, refuse } from './define-command.ts';
import { districtKnown } from './inspector-rows.ts';
import { electionOf } from './no-such-record.ts';
import { frameOf, keptOf, sealedWith } from './numbered-paper.ts';
import { type PaperOfRegister, registerPaper } from './register-paper-facts.ts';

const ofWholeVillage = (paper: RegisterPaperKind): boolean =>
  paper === 'reconciliation-sheet' || paper === 'changed-day-letters';

/** `district`: '' for the whole village; the reconciliation and the letters are always of all of it. */
const Input = z.strictObject({
  election: ElectionId,
  paper: RegisterPaperKind,
  district: z.union([NameLine, z.literal('')]),
});
const Value = z.strictObject({ number: Serial, sha256: Sha256, pages: z.number().int() });

interface Numbered extends PaperOfRegister {
  readonly number: number;
}
type Made<T> = { ok: true; value: T } | Err<Refusal>;

function paperOf(state: DeskState, input: z.infer<typeof Input>, context: CommandContext): Made<Numbered> {
  const found = electionOf(state, input.election);
  if (!found.ok) return found;
  const election = found.value;
  const district = ofWholeVillage(input.paper) ? '' : input.district;
  const known = district === '' ? ok('') : districtKnown(election, district);
  if (!known.ok) return known;
  const number = election.mailBallots.nextApplicationPaper;
  const frame = frameOf(state.office, number);
  if (!frame.ok) return refuse('facts-missing', frame.error);
  return ok({ number, ...registerPaper(input.paper, { state, election, district, frame: frame.value, context }) });
}

export const printRegisterPaper = defineCommand({
  name: 'mail-ballot.print-paper',
  title: 'Print a list or sheet of the mail ballots, for the inspectors or for the office',
  input: Input,
  value: Value,
  refusals: ['no-such-election', 'no-such-record', 'facts-missing'],
  paper: (state, input, context) => {
    const made = paperOf(state, input, context);
    if (!made.ok) return made;
    const { document, facts } = made.value;
    return ok({ kind: 'flow', document: sealedWith(document, facts, context), facts });
  },
  decide: (state, input, context) => {
    const made = paperOf(state, input, context);
    if (!made.ok) return made;
    const { number, document } = made.value;
    const kept = keptOf(document, context);
    const district = ofWholeVillage(input.paper) ? '' : input.district;
    const event = registerPaperPrinted.of(input.election, { number, paper: input.paper, district, ...kept });
    return ok({ events: [event], value: { number, sha256: kept.sha256, pages: kept.pages }, keepPrinted: true });
  },
});
