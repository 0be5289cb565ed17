// The state's application forms of this office, as Settings and the pages of Mail ballots show them.
import { z } from 'zod';
import { electionOf } from '../commands/no-such-record.ts';
import { currentForm, whyNotFilled } from '../commands/state-form-facts.ts';
import { knownForm } from '../documents/state-form/known-forms.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { MailBallotKind } from '../domain/mail-ballot.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { FormStanding } from '../domain/state-form.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';

export const officeStateForms = defineView({
  name: 'office.state-forms',
  title: 'The state’s application forms',
  input: z.strictObject({}),
  output: z.strictObject({
    forms: z.array(
      z.strictObject({
        kind: MailBallotKind,
        /** Null where none was imported. */
        current: z
          .strictObject({
            ...{ name: z.string(), sha256: z.string(), pages: z.number().int(), importedAt: RecordedAt },
            ...{ standing: FormStanding, revision: z.string().nullable() },
          })
          .nullable(),
        /** Why it is not filled in, in a sentence; null where it is. */
        why: z.string().nullable(),
        /** Former ones, which stay in the record. */
        former: z.number().int(),
      }),
    ),
  }),
  refusals: [],
  answer: ({ office }) =>
    ok({
      forms: MailBallotKind.options.map((kind) => {
        const form = currentForm(office, kind);
        const standing = form?.looks.standing ?? 'none';
        return {
          kind,
          current: form && {
            ...{
              name: form.name,
              sha256: form.sha256,
              pages: form.looks.pages,
              importedAt: form.importedAt,
              standing: form.looks.standing,
            },
            revision: knownForm(form.looks.revision)?.title ?? null,
          },
          why: standing === 'known' ? null : whyNotFilled[standing],
          former: Math.max(0, office.stateForms.filter((one) => one.kind === kind).length - 1),
        };
      }),
    }),
});

/** So many are shown; all of them are in the history. */
const most = 100;

export const stateFormsPrinted = defineView({
  name: 'mail-ballots.state-forms',
  title: 'The state’s forms printed for voters',
  /** `application`: those of one line; null for those of voters who had not applied. */
  input: z.strictObject({ election: ElectionId, application: Serial.nullable() }),
  output: z.strictObject({
    /** The newest first. */
    printed: z.array(
      z.strictObject({ kind: MailBallotKind, name: z.string(), filled: z.boolean(), printedAt: RecordedAt }),
    ),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id, application }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const printed = election.value.mailBallots.stateForms
      .filter((one) => one.application === application)
      .map(({ kind, name, form, printedAt }) => ({ kind, name, filled: form !== null, printedAt }))
      .toReversed()
      .slice(0, most);
    return ok({ printed });
  },
});
