// One act of the clerk: what goes in, what may be refused, and a pure decision that turns it into events.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { ElectionId } from '../domain/ids.ts';
import type { MailBallotKind } from '../domain/mail-ballot.ts';
import type { FormLooks } from '../domain/state-form.ts';
import type { VoterId, VoterSnapshot } from '../domain/voter.ts';
import type { NewEvent } from '../records/define-event.ts';
import type { GroupStates } from '../records/index.ts';
import { type Err, err } from '../result.ts';
import type { ViewContext } from '../views/define-view.ts';
import type { PaperRequest } from './paper-request.ts';

export type OfficeView = DeepReadonly<GroupStates['office']>;
export interface ElectionState {
  readonly id: ElectionId;
  readonly file: DeepReadonly<GroupStates['election-file']>;
  readonly nominations: DeepReadonly<GroupStates['nominations']>;
  readonly mailBallots: DeepReadonly<GroupStates['mail-ballots']>;
}
export interface DeskState {
  readonly office: OfficeView;
  /** An election of this office, folded when first asked for; null where there is none of that id. */
  election(id: string): ElectionState | null;
}

/** A “no” the clerk can act on. `related` names records she should look at; `fields` are paths into the input. */
export const Refusal = z.strictObject({
  code: z.string(),
  message: z.string(),
  fields: z.array(z.strictObject({ path: z.string(), message: z.string() })),
  related: z.array(z.strictObject({ kind: z.string(), number: z.number(), text: z.string() })),
});
export type Refusal = z.infer<typeof Refusal>;

/** A refusal with nothing more to show than its sentence, and perhaps the field it is about. */
export const refuse = (code: string, message: string, field?: string): Err<Refusal> =>
  err({ code, message, fields: field === undefined ? [] : [{ path: field, message }], related: [] });

/** Whom of the county's list an act needs to know: one by id, or everybody of a surname and given name. */
export type VoterLookup =
  | { readonly by: 'id'; readonly id: VoterId }
  | { readonly by: 'name'; readonly surname: string; readonly given: string };

export interface CommandContext extends ViewContext {
  /** For each lookup of the command, in order, the voters it found. What an event uses of them it keeps, with the list's day. */
  readonly lookedUp: readonly (readonly VoterSnapshot[])[];
  /** What was drawn for this act, when the command asked for paper. */
  readonly printed: Printed | null;
  /** What somebody chose from a disk a moment ago, by its SHA-256; null where it is not at hand (any more). */
  chosen(sha256: string): ChosenFile | null;
}
/** A file that was looked at and found fit for its use. */
export interface ChosenFile {
  readonly use: 'seal' | 'photo' | 'ballot' | 'artwork' | 'state-form';
  readonly name: string;
  /** What was found in a form of the state, by the kind it was chosen as. */
  readonly looks?: { readonly kind: MailBallotKind; readonly found: FormLooks };
}
/** A finished paper: digest of its bytes and of what it says. */
export interface Printed {
  readonly sha256: string;
  readonly factsDigest: string;
  readonly pages: number;
  readonly templateVersion: number;
  /** What was left off because it does not fit, where the paper may leave something off: its field, and why. */
  readonly leftOff: readonly { readonly field: string; readonly why: string }[];
}

export interface Decision<Value> {
  readonly events: readonly NewEvent[];
  readonly value: Value;
  /** Keep the drawn bytes for ever, as an edition; stock such as envelopes is not kept. */
  readonly keepPrinted?: boolean;
  /** Keep the bytes of these chosen files for ever, by their SHA-256. */
  readonly keepChosen?: readonly string[];
  /** Show this stored edition instead of what was drawn: it says the same, and an edition is frozen. */
  readonly showStored?: string;
}

export interface Command<Name extends string, Input, Value> {
  readonly name: Name;
  /** What the clerk does, in a few words, for help and the contract. */
  readonly title: string;
  readonly input: z.ZodType<Input>;
  readonly value: z.ZodType<Value>;
  /** The codes this command may refuse with, besides those every command shares. */
  readonly refusals: readonly string[];
  /** Where the office has passphrases, everything is sealed under another key together with this act. */
  readonly sealsAnew: boolean;
  /** Answered from the list in use inside the act's own transaction, so that replacing the list never changes a past act. */
  lookups(input: Input): readonly VoterLookup[];
  /** The paper to draw before the act is decided, or null. */
  paper(
    state: DeskState,
    input: Input,
    context: CommandContext,
  ): { ok: true; value: PaperRequest | null } | Err<Refusal>;
  decide(state: DeskState, input: Input, context: CommandContext): { ok: true; value: Decision<Value> } | Err<Refusal>;
}

type Unsaid = 'paper' | 'sealsAnew' | 'lookups';

/** Defines a command; one that draws no paper, seals nothing anew or looks nobody up need not say so. */
export const defineCommand = <const Name extends string, Input, Value>(
  definition: Omit<Command<Name, Input, Value>, Unsaid> & Partial<Pick<Command<Name, Input, Value>, Unsaid>>,
): Command<Name, Input, Value> => ({
  paper: () => ({ ok: true, value: null }),
  sealsAnew: false,
  lookups: () => [],
  ...definition,
});

/** The codes any command may refuse with. */
export const commonRefusals = [
  'invalid-input',
  'no-office',
  'locked',
  'reader-may-not',
  'act-id-reused',
  'unknown-person',
  'busy',
  'disk-full',
  'office-problem',
  'paper-problem',
  'unexpected',
] as const;
