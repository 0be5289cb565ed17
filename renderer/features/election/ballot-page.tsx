// What is on the ballot: the offices with who stands for each, the propositions, where and when people vote.
import { useEffect, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { NotesLink, StartFromOffer } from '../last-year/start-from-offer.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import { March18Card } from './march-18-card.tsx';
import { OfficeBlock } from './office-block.tsx';
import { TermsOpen } from './office-term.tsx';
import { PollingBlock } from './polling-block.tsx';
import { PropositionsBlock } from './propositions-block.tsx';
import { RemoveDialog, type Removing } from './remove-dialog.tsx';

export function BallotPage({
  election,
  file,
  at,
}: {
  readonly election: ElectionId;
  readonly file: ElectionFileView;
  /** The row that has just been recorded: reading goes on there. */
  readonly at: string | null;
}) {
  const { frame } = useDesk();
  const [removing, setRemoving] = useState<Removing | null>(null);
  usePrinting();
  useEffect(() => {
    if (at !== null) document.getElementById(at)?.focus();
  }, [at]);
  const title = frame.elections.find(({ id }) => id === election)?.title;
  return (
    <Page
      title="What is on the ballot"
      lead={title}
      acts={
        <>
          <NotesLink />
          <ButtonLink small href="#/inspectors">
            Inspectors
          </ButtonLink>
          <ButtonLink small href="#/ballot">
            Ballot
          </ButtonLink>
          <ButtonLink small kind="quiet" href="#/election/call">
            Call another election
          </ButtonLink>
          <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
            Print this list
          </Button>
        </>
      }
    >
      <StartFromOffer election={election} />
      <div className="ballot">
        {file.pollDayWords && <March18Card words={file.pollDayWords} march18={file.march18} />}
        {file.offices.length > 0 && <TermsOpen terms={file.terms} />}
        {file.offices.map((office) => (
          <OfficeBlock key={office.number} office={office} candidates={file.candidates} onRemove={setRemoving} />
        ))}
        {file.offices.length === 0 && (
          <Empty title="No office yet">
            Begin with the offices to be filled; then add who is nominated for each. The notice of election is made from
            them.
          </Empty>
        )}
        <PropositionsBlock propositions={file.propositions} onRemove={setRemoving} />
        <PollingBlock districts={file.districts} hours={file.hours} />
        <p className="note">
          <a href="#/settings/resolutions">Resolutions and votes that change who runs elections, or when</a>
        </p>
        <div className="acts end">
          <ButtonLink icon="plus" href="#/election/proposition/new">
            Add a proposition
          </ButtonLink>
          <ButtonLink kind="main" icon="plus" href="#/election/office/new">
            Add an office
          </ButtonLink>
        </div>
      </div>
      <PrintedOn day={frame.today} />
      <RemoveDialog election={election} removing={removing} onClose={() => setRemoving(null)} />
    </Page>
  );
}
