// Which bodies are parties, how they stand by their votes for governor, and in which order the independent bodies follow.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Cites } from '../../ui/cite.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped } from '../election/typed-answers.ts';
import { inPlaces, placesWrong } from './places.tsx';
import { type BallotView, WithBallot } from './with-ballot.tsx';

const TITLE = 'In which order do the parties stand?';
const kinds = [
  { value: 'party', label: 'Party, by its votes for governor' },
  { value: 'independent', label: 'Independent body, below the parties' },
] as const;
/** Those on record, then those the candidates have besides; where nothing is on record, as at an earlier election. */
function startOf({ bodies, before, seen }: BallotView) {
  const known = bodies ?? before;
  const placed = [
    ...(known?.parties ?? []).map((body) => ({ body, kind: 'party' })),
    ...(known?.independents ?? []).map((body) => ({ body, kind: 'independent' })),
  ];
  const has = (body: string) => placed.some((one) => one.body.toLowerCase() === body.toLowerCase());
  const rest = seen.filter(({ body }) => !has(body)).map(({ body }) => ({ body, kind: '' }));
  return [...placed, ...rest].map((row, i) => ({ ...row, place: `${i + 1}` }));
}

export const BodiesScreen = () => (
  <WithBallot title={TITLE}>{(election, view) => <BodiesForm election={election} view={view} />}</WithBallot>
);

function BodiesForm({ election, view }: { readonly election: ElectionId; readonly view: BallotView }) {
  const act = useAct('ballot.order-bodies');
  const { today } = useDesk().frame;
  const { bodies, before } = view;
  return (
    <RecordForm
      title={TITLE}
      lead="By their votes for governor at the last election for that office, most first. The county board of elections has the figures; the program does not guess them."
      draft={`ballot:bodies:${election}`}
      start={{ rows: startOf(view), votedOn: bodies?.votedOn ?? '', source: bodies?.source ?? '' }}
      leadsTo="/ballot"
      main="Record the order"
      check={({ rows, votedOn }) => [
        ...rows.flatMap(({ body, kind }, i) => [
          ...(cleanText(body) === '' ? [{ field: `rows.${i}.body`, message: 'Type its name as on the ballot.' }] : []),
          ...(kind === '' ? [{ field: `rows.${i}.kind`, message: 'Choose what it is.' }] : []),
        ]),
        ...placesWrong(
          rows.map(({ place }) => place),
          (i) => `rows.${i}.place`,
        ),
        ...(votedOn.trim() === '' ? [] : aDay('votedOn', votedOn, today, '')),
      ]}
      send={async ({ rows, votedOn, source }) => {
        const ordered = inPlaces(
          rows,
          rows.map(({ place }) => place),
        );
        const of = (wanted: string) => ordered.filter(({ kind }) => kind === wanted).map(({ body }) => cleanText(body));
        const answer = await act.send({
          ...{ election, parties: of('party'), independents: of('independent') },
          ...{ votedOn: dayTyped(votedOn, today), source: cleanText(source) },
        });
        return sentAs(answer, () => ({ said: 'The order is on record; the ballot stands in it.', at: null }));
      }}
    >
      {(form) => (
        <>
          <Part icon="note" title="Parties and independent bodies">
            {bodies === null && before !== null && (
              <p className="note">As at an earlier election. Compare it with the last vote for governor.</p>
            )}
            <RepeatingRows
              rows={form.rows('rows')}
              what="body"
              atMost={30}
              empty={{ body: '', kind: '', place: `${form.rows('rows').paths.length + 1}` }}
            >
              {(path) => (
                <Row>
                  <TextField label="Place" width="w4" {...form.text(`${path}.place`)} />
                  <TextField label="Name" width="w14" {...form.text(`${path}.body`)} />
                  <Select label="What it is" none="Choose" width="w20" options={kinds} {...form.text(`${path}.kind`)} />
                </Row>
              )}
            </RepeatingRows>
            <Cites texts={['Election Law §7-116(1)', 'Election Law §7-116(2)']} />
          </Part>
          <Part icon="note" title="Where the figures come from">
            <DateField label="Vote for governor on" optional="if you know" near={today} {...form.text('votedOn')} />
            <TextField
              label="Who gave them to you"
              optional="such as the county board"
              width="w26"
              {...form.text('source')}
            />
          </Part>
        </>
      )}
    </RecordForm>
  );
}
