// To the inspectors: has each board its envelopes? One district at a time, in the order of the day: delivered and signed for,
// determined by the board, the box after the close.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { districtInWords } from '../../../shared/words/inspectors.ts';
import { sentence } from '../../../shared/words/sentence.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { goInPlace } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { usePrinting } from '../../app/use-printing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { InspectorsApart } from './inspectors-apart.tsx';
import { InspectorsBox } from './inspectors-box.tsx';
import { InspectorsDeliver } from './inspectors-deliver.tsx';
import { InspectorsDistrict } from './inspectors-district.tsx';
import { InspectorsOutcomes } from './inspectors-outcomes.tsx';
import { InspectorsPapers } from './inspectors-papers.tsx';
import { MailBallotsPages } from './mail-ballots-pages.tsx';

type Delivery = ViewOutput<'mail-ballots.delivery'>;
export type BoardView = Delivery['districts'][number];
export type EnvelopeView = BoardView['envelopes'][number];

const title = 'To the inspectors: has each board its envelopes?';

export function InspectorsScreen({ query }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={title} />;
  return <Boards key={election} election={election} wanted={query.district} />;
}

function Boards({ election, wanted }: { readonly election: ElectionId; readonly wanted: string | undefined }) {
  const view = useView('mail-ballots.delivery', { election });
  const { today } = useDesk().frame;
  usePrinting();
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const { districts, pollDay, closes } = view.value;
  const board = districts.find(({ district }) => district === wanted) ?? districts[0];
  return (
    <Page
      title={title}
      windowTitle="To the inspectors"
      above={<MailBallotsPages here="inspectors" />}
      lead={
        pollDay &&
        `People vote on ${longDay(pollDay)}.${closes ? ` ${sentence(`The polls close at ${hourInWords(closes)}`)}` : ''}`
      }
    >
      {board === undefined ? (
        <Empty
          title="No district and no envelope is on record yet."
          act={<ButtonLink href="#/mail-ballots">Back to the register</ButtonLink>}
        >
          When envelopes come back, each stands here under the board it goes to.
        </Empty>
      ) : (
        <>
          {districts.length > 1 && (
            <div className="tools">
              <Chips
                label="District"
                items={districts.map(({ district, here }) => ({
                  id: district,
                  label: districtInWords(district) || 'District not known',
                  count: here,
                }))}
                chosen={board.district}
                onChoose={(district) => goInPlace('/mail-ballots/inspectors', { district })}
              />
            </div>
          )}
          <Board key={board.district} election={election} board={board} shown={view.value} />
          <PrintedOn day={today} />
        </>
      )}
    </Page>
  );
}

function Board({
  election,
  board,
  shown: { districts, pollDay, closes },
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  readonly shown: Delivery;
}) {
  const several = districts.length > 1;
  const others = districts.flatMap(({ district }) =>
    district === board.district || district === '' ? [] : [district],
  );
  const known = board.district !== '' || !several;
  return (
    <div className="notice">
      {known ? (
        <InspectorsDeliver election={election} board={board} pollDay={pollDay} />
      ) : (
        <InspectorsDistrict election={election} board={board} others={others} />
      )}
      <InspectorsOutcomes election={election} board={board} others={others} pollDay={pollDay} />
      {known && <InspectorsBox election={election} board={board} pollDay={pollDay} closes={closes} />}
      <InspectorsApart election={election} board={board} />
      {known && <InspectorsPapers election={election} board={board} several={several} />}
    </div>
  );
}
