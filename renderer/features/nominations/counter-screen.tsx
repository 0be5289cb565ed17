// The petition counter (F4): a paper is written down as it comes, with the clock's minute; and a paper on record, to be corrected.
import { useMemo } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { emptyAddress } from '../../ui/address-fields.tsx';
import { Empty } from '../../ui/empty.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { CorrectForm } from './correct-form.tsx';
import { CounterForm } from './counter-form.tsx';
import { useFilingClock } from './filing-clock.tsx';

const title = 'New filing';

export function CounterScreen({ params }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={title} />;
  return <Counter key={`${election} ${params.number ?? ''}`} election={election} correct={params.number ?? null} />;
}

function Counter({ election, correct }: { readonly election: ElectionId; readonly correct: string | null }) {
  const book = useView('nominations.book', { election });
  const candidates = useView('nominations.candidates', { election });
  const answers = useView('office.answers', {});
  const now = useFilingClock();
  const clerk = answers.state === 'shown' ? answers.value.clerk : null;
  const home = useMemo(
    () => ({ ...emptyAddress, city: clerk?.address.city ?? '', zip: clerk?.address.zip ?? '' }),
    [clerk],
  );
  if (book.state === 'refused') return <Refused title={title} message={book.refusal.message} />;
  if (book.state === 'waiting' || candidates.state !== 'shown' || answers.state === 'waiting' || now === null)
    return null;
  const { closedBecause } = book.value;
  if (closedBecause !== null && correct === null)
    return (
      <Page title={title}>
        <Empty title="Nothing is filed here for this election.">{closedBecause}</Empty>
      </Page>
    );
  const facts = { election, home, now, book: book.value, candidates: candidates.value };
  if (correct === null) return <CounterForm facts={facts} />;
  const number = Number(correct);
  return book.value.rows.some((row) => row.number === number) ? (
    <CorrectForm facts={facts} number={number} />
  ) : (
    <NotFound />
  );
}
