// “Did you do this?” in the words of the contract: the three answers, and the kinds of proof a rule asks for.
import type { CommandInput, ViewOutput } from '../../../shared/ipc/contract.ts';

export type DutyInput = CommandInput<'calendar.answer-duty'>;
export type Proof = DutyInput['proof'][number];
export type ProofKind = Proof['kind'];
export type DateView = ViewOutput<'calendar.date'>;
/** The answer on record, as it was given. */
export type Given = NonNullable<DateView['given']>;
