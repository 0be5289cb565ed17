// The candidates for one office in the clerk's order: it counts among those of one party or body.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Cites } from '../../ui/cite.tsx';
import { Part } from '../../ui/form.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { inPlaces, PlaceField, placesWrong } from './places.tsx';
import { type Contest, WithBallot } from './with-ballot.tsx';

const TITLE = 'In which order do the candidates stand?';

export const OrderScreen = ({ params }: ScreenProps) => (
  <WithBallot title={TITLE}>
    {(election, { ballot }) => {
      const contest = ballot.contests.find(({ office }) => String(office) === params.office);
      return contest === undefined ? <NotFound /> : <OrderForm election={election} contest={contest} />;
    }}
  </WithBallot>
);

function OrderForm({ election, contest }: { readonly election: ElectionId; readonly contest: Contest }) {
  const act = useAct('ballot.order-candidates');
  const { office, title, lines } = contest;
  return (
    <RecordForm
      title={TITLE}
      lead={`${title}. Your order counts among candidates of one party or body; parties keep theirs, and lots that were drawn go before it.`}
      draft={`ballot:order:${election}:${office}`}
      start={{ places: lines.map((_, i) => `${i + 1}`) }}
      leadsTo="/ballot"
      main="Record the order"
      check={({ places }) => placesWrong(places, (i) => `places.${i}`)}
      send={async ({ places }) => {
        const order = inPlaces(lines, places).map(({ candidate }) => candidate);
        return sentAs(await act.send({ election, office, order }), () => ({
          said: `The candidates for ${title} are in order.`,
          at: `contest-${office}`,
        }));
      }}
    >
      {(form) => (
        <Part icon="note" title="Place of each">
          {lines.map(({ candidate, name, body }, i) => (
            <PlaceField
              key={candidate}
              form={form}
              path={`places.${i}`}
              name={body === '' ? name : `${name}, ${body}`}
            />
          ))}
          <Cites texts={['Election Law §7-116(2)']} />
        </Part>
      )}
    </RecordForm>
  );
}
