// One paper of the book: what it says, what was found, what is decided, what follows and by when. Right after recording it is
// the counter’s answer: the receipt in one key, the next paper in one key.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NoElectionYet } from '../needs-first.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { FilingChain } from './filing-chain.tsx';
import { FilingDecision } from './filing-decision.tsx';
import { FilingFacts } from './filing-facts.tsx';
import { Findings } from './filing-looks.tsx';
import { FilingPapers } from './filing-papers.tsx';
import { FilingPersons } from './filing-persons.tsx';
import { NominationsPages } from './nominations-pages.tsx';

const title = 'A filed paper';

export function FilingScreen({ params, query }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={title} />;
  const number = Number(params.number);
  return <Filed key={`${election} ${number}`} election={election} number={number} just={query.just === 'recorded'} />;
}

function Filed({
  election,
  number,
  just,
}: {
  readonly election: ElectionId;
  readonly number: number;
  readonly just: boolean;
}) {
  const view = useView('nominations.filing', { election, number });
  const [error, setError] = useState(false);
  useShortcut('close', error ? null : () => go('/nominations'));
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <NotFound />;
  const filing = view.value;
  return (
    <Page
      title={`${just ? 'Recorded: ' : ''}Filing ${number}`}
      windowTitle={`Filing ${number}`}
      above={<NominationsPages here="book" />}
      lead={filing.title}
      acts={
        <>
          <ButtonLink href={`#/nominations/${number}/correct`} icon="pen">
            Correct it
          </ButtonLink>
          <ButtonLink kind={just ? 'main' : 'plain'} href="#/nominations/new" keys="F4">
            Next filing
          </ButtonLink>
        </>
      }
    >
      <div className="ballot filed">
        <Findings findings={filing.findings} />
        <FilingDecision election={election} shown={filing} />
        <FilingPapers election={election} shown={filing} just={just} />
        <FilingFacts shown={filing} />
        <FilingPersons shown={filing} />
        <FilingChain shown={filing} />
        <Block title="If this was never filed">
          <div className="acts">
            <Button small icon="undo" onPress={() => setError(true)}>
              Recorded in error…
            </Button>
          </div>
        </Block>
      </div>
      {error && (
        <TakeBack
          act={filing.act}
          question="Was this filing recorded in error?"
          onClose={() => setError(false)}
          onDone={() => go('/nominations')}
        />
      )}
    </Page>
  );
}
