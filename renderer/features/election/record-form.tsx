// A form on a page of its own that puts one thing on record: its draft is kept, Esc asks one question, and after
// recording the list shows the new row and the voice says it.
import { type ReactNode, useState } from 'react';
import { useDraft } from '../../api/use-draft.ts';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormFoot } from '../../ui/form.tsx';
import type { FormValue } from '../../ui/form-values.ts';
import { say } from '../../ui/live-region.tsx';
import { SavedNote } from '../../ui/saved-note.tsx';
import { type FieldProblem, type FormApi, useForm } from '../../ui/use-form.ts';
import { revived } from './revived.ts';

/** What sending came to: what was refused, or where to go and what to say. */
export type Sent =
  | { readonly refused: readonly FieldProblem[] }
  | {
      readonly refused: null;
      readonly said: string;
      readonly at: string | null;
      /** The page has something more to show and stays. */
      readonly staysHere?: boolean;
    };

export interface RecordFormProps<V extends FormValue> {
  readonly title: string;
  /** Above the title: the other pages of the place. */
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  /** Names the kept draft: small letters, digits, `:` `.` `-`. */
  readonly draft: string;
  /** The form before anybody typed: empty, or the record as it stands. */
  readonly start: V;
  readonly check: (values: V) => readonly FieldProblem[];
  readonly send: (values: V) => Promise<Sent>;
  /** The main answer: “Add the office”. */
  readonly main: string;
  /** Where Esc and the recorded form lead. */
  readonly leadsTo: string;
  /** Set where the form is the page itself, so that there is nothing to go back to. */
  readonly stays?: boolean;
  readonly children: (form: FormApi, values: V) => ReactNode;
}

export function RecordForm<V extends FormValue>(props: RecordFormProps<V>) {
  const { title, above, lead, start, check, send, main, leadsTo, stays = false, children } = props;
  const draft = useDraft(props.draft, start, (kept) => revived(kept, start));
  const [leaving, setLeaving] = useState(false);
  const form = useForm({
    values: draft.values,
    setValues: draft.setValues,
    check,
    send: async (values) => {
      const sent = await send(values);
      if (sent.refused !== null) return sent.refused;
      draft.discard();
      say(sent.said);
      if (!sent.staysHere) go(leadsTo, sent.at === null ? {} : { at: sent.at });
      return [];
    },
  });
  const typed = JSON.stringify(draft.values) !== JSON.stringify(start);
  const leave = () => (typed ? setLeaving(true) : go(leadsTo));
  useShortcut('close', leaving || stays ? null : leave);
  if (!draft.ready) return null;
  return (
    <Page title={title} above={above} lead={lead}>
      <Form form={form} label={title}>
        {children(form, draft.values)}
        <FormFoot start={<SavedNote at={draft.savedAt} />}>
          {!stays && (
            <Button keys="Esc" onPress={leave}>
              Leave
            </Button>
          )}
          <Button kind="main" submit keys="Enter" busy={form.sending}>
            {main}
          </Button>
        </FormFoot>
      </Form>
      <Dialog
        open={leaving}
        question="Leave this form?"
        main={{ label: 'Keep the draft and leave', onPress: () => go(leadsTo) }}
        others={[
          {
            label: 'Throw it away',
            onPress: () => {
              draft.discard();
              go(leadsTo);
            },
          },
        ]}
        onClose={() => setLeaving(false)}
      >
        <p>Nothing of it is on record yet. A kept draft is here again when you come back. Esc stays on the form.</p>
      </Dialog>
    </Page>
  );
}
