// A written demand that lots be drawn for the order of names; at a run-off lots are drawn without one.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Cites } from '../../ui/cite.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';
import { type BallotView, type Contest, WithBallot } from './with-ballot.tsx';

const TITLE = 'Between whom are lots drawn?';

export const DemandScreen = ({ query }: ScreenProps) => (
  <WithBallot title={TITLE}>
    {(election, view) => {
      const contest = view.ballot.contests.find(({ office }) => String(office) === query.office);
      return contest === undefined ? (
        <NotFound />
      ) : (
        <DemandForm election={election} contest={contest} kind={view.kind} query={query} />
      );
    }}
  </WithBallot>
);

/** The body with several candidates, that of whoever demanded it before the others: most often the demand is about them. */
function likely({ lines }: Contest, runOff: boolean, by: string | undefined): boolean[] {
  const several = lines.filter((one) => lines.filter((other) => other.body === one.body).length > 1);
  const body = (several.find(({ name }) => name === by) ?? several[0])?.body;
  return lines.map((line) => runOff || line.body === body);
}

function DemandForm({
  election,
  contest,
  kind,
  query,
}: {
  readonly election: ElectionId;
  readonly contest: Contest;
  readonly kind: BallotView['kind'];
  /** What a demand in the filing book says already: who, when, and when the nomination was filed. */
  readonly query: ScreenProps['query'];
}) {
  const act = useAct('ballot.call-for-drawing');
  const { today } = useDesk().frame;
  const { office, title, lines } = contest;
  const runOff = kind === 'run-off';
  // A demand out of the book has a draft of its own: half of another one must not stand in its place.
  const draft = ['ballot:demand', election, office, ...(query.on?.match(/\d+/g) ?? [])].join(':');
  const [start] = useState(() => ({
    ...{ between: likely(contest, runOff, query.by), by: query.by ?? '' },
    ...{ on: query.on ?? '', filedOn: query.filedOn ?? '' },
  }));
  return (
    <RecordForm
      title={TITLE}
      lead={title}
      draft={draft}
      start={start}
      leadsTo="/ballot"
      main="Put it on record"
      check={({ between, by, on, filedOn }) => [
        ...(between.filter(Boolean).length < 2
          ? [{ field: 'between.0', message: 'Tick two candidates or more.' }]
          : []),
        ...(runOff ? [] : mustStand('by', by, 'Type who demanded it.')),
        ...(runOff && on.trim() === ''
          ? []
          : aDay('on', on, today, 'Type the day the demand was filed, such as 2/11.')),
        ...(filedOn.trim() === '' ? [] : aDay('filedOn', filedOn, today, '')),
      ]}
      send={async ({ between, by, on, filedOn }) => {
        const answer = await act.send({
          ...{ election, office, candidates: lines.filter((_, i) => between[i]).map(({ candidate }) => candidate) },
          ...{ demandedBy: cleanText(by), demandedOn: dayTyped(on, today), filedOn: dayTyped(filedOn, today) },
        });
        return sentAs(answer, ({ number }) => ({
          said: 'On record. Next, mail the notice of the drawing to each candidate.',
          at: `drawing-${number}`,
        }));
      }}
    >
      {(form) => (
        <>
          <Part icon="person" title="Candidates whose order is drawn">
            {lines.map(({ candidate, name, body }, i) => (
              <CheckBox
                key={candidate}
                label={body === '' ? name : `${name}, ${body}`}
                {...form.flag(`between.${i}`)}
              />
            ))}
          </Part>
          <Part icon="note" title="The demand">
            <TextField
              label="Demanded in writing by"
              optional={runOff ? 'if anybody did' : undefined}
              width="w20"
              {...form.text('by')}
            />
            <DateField label="Demand filed on" near={today} {...form.text('on')} />
            <DateField
              label="Certificate or petition filed on"
              optional="then the desk says whether the demand was in time"
              near={today}
              {...form.text('filedOn')}
            />
            <Cites texts={['Election Law §7-116(2)']} />
          </Part>
        </>
      )}
    </RecordForm>
  );
}
