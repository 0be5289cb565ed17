// The sums of the register as its sheet sets them out, each with whatever stands in question in it, by name.
import type { ReconciliationEquation } from '../documents/mail-ballots/reconciliation-sheet.ts';
import { must } from '../result.ts';
import type { ViewContext } from '../views/define-view.ts';
import { mailReconciliation } from '../views/mail-reconciliation.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import { capital } from '../words/sentence.ts';
import type { DeskState, ElectionState } from './define-command.ts';

export function reconciliationEquations({
  state,
  election,
  context,
}: {
  readonly state: DeskState;
  readonly election: ElectionState;
  readonly context: ViewContext;
}): ReconciliationEquation[] {
  const { sums, open } = must(mailReconciliation.answer(state, { election: election.id }, context), 'its own election');
  return sums.map(({ id, title, total, parts }) => ({
    title,
    whole: { label: title, count: total },
    parts: parts.map(({ what, count }) => ({ label: capital(what), count })),
    off: open
      .filter(({ sum }) => sum === id)
      .map(({ envelope, name, sentence }) => ({
        ...(envelope === null ? { which: name, name: '' } : { which: `Envelope ${envelopeNumber(envelope)}`, name }),
        what: sentence,
      })),
  }));
}
