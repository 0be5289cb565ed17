// What she would do differently: written down while she remembers, shown when the next election starts, printable.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { uncapital } from '../../../shared/words/sentence.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import type { LastYear } from './last-year-screen.tsx';

const TITLE = 'What would you do differently next year?';

export function NotesScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={TITLE} /> : <Notes key={election} election={election} />;
}

const List = ({ notes }: { readonly notes: LastYear['lessons'] }) => (
  <ul className="rows">
    {notes.map(({ number, text, act }) => (
      <li key={number}>
        <p>{text}</p>
        <a href={`#/records/history/${encodeURIComponent(act)}`} aria-label={`In the history: ${text}`}>
          In the history
        </a>
      </li>
    ))}
  </ul>
);

function Notes({ election }: { readonly election: ElectionId }) {
  const { frame } = useDesk();
  const view = useView('election.last-year', { election, from: null });
  usePrinting();
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={TITLE} message={view.refusal.message} />;
  const { lessons, advice, from } = view.value;
  return (
    <Page
      title={TITLE}
      windowTitle="For next year"
      lead={frame.elections.find(({ id }) => id === election)?.title}
      above={<a href="#/election">Election</a>}
      acts={
        <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
          Print this list
        </Button>
      }
    >
      <div className="stack ballot">
        {lessons.length === 0 ? (
          <Empty title="Nothing written down yet.">
            A sentence now spares you an afternoon next year: what came too late, what was too few, whom you should have
            called.
          </Empty>
        ) : (
          <Block title="Written at this election, for the next">
            <List notes={lessons} />
          </Block>
        )}
        {advice.length > 0 && from !== null && (
          <Block title={`Written at the ${uncapital(from.title)}`}>
            <List notes={advice} />
          </Block>
        )}
        <div className="acts end">
          <ButtonLink kind="main" icon="plus" href="#/last-year/notes/new">
            Write something down
          </ButtonLink>
        </div>
      </div>
      <PrintedOn day={frame.today} />
    </Page>
  );
}
