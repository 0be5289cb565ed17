// The office’s answers, or the election and its register, as they stood at the end of a day: plain tables, nothing to press.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { pollHoursInWords } from '../../../shared/words/hours.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Block } from '../../ui/block.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { registerColumns } from '../mail-ballots/register-columns.tsx';
import { answersInWords } from '../settings/answers-in-words.ts';
import type { ShownAsOf } from './narrowing.ts';

type Then = ViewOutput<'history.as-of'>;

const answerTitles = [
  ['conduct', 'Who ran the election'],
  ['village', 'Village and county'],
  ['election-day', 'Election day'],
  ['polling', 'Where, when and how people voted'],
  ['posting', 'Where notices were posted'],
  ['newspaper', 'Newspaper'],
  ['clerk', 'The clerk and the office'],
  ['certificate', 'Certificate on absentee applications'],
] as const;

export function AsOfRecord({ day, show }: { readonly day: PlainDate; readonly show: Exclude<ShownAsOf, 'acts'> }) {
  const { election } = useDesk();
  const view = useView('history.as-of', { day, election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Finding tone="warning" out={view.refusal.message} />;
  if (view.value.seq === 0)
    return (
      <Empty title={`There was no office yet on ${longDay(day)}.`}>
        The history begins on the day the office was opened.
      </Empty>
    );
  return show === 'answers' ? <AnswersThen then={view.value} /> : <ElectionThen then={view.value} day={day} />;
}

function AnswersThen({ then }: { readonly then: Then }) {
  return (
    <div className="then">
      {answerTitles.map(([id, title]) => {
        const pairs = answersInWords[id](then.answers);
        return (
          <Block key={id} title={title}>
            {pairs.length === 0 ? <p className="note">Not answered by then.</p> : <Pairs pairs={pairs} />}
          </Block>
        );
      })}
    </div>
  );
}

function ElectionThen({ then, day }: { readonly then: Then; readonly day: PlainDate }) {
  const { frame, election } = useDesk();
  const name = frame.elections.find(({ id }) => id === election)?.title ?? 'The election';
  if (then.election === null)
    return (
      <Empty title={`${name}: not called by then.`}>
        It was put on record after {longDay(day)}. Choose a later day.
      </Empty>
    );
  const rows = then.register?.rows ?? [];
  return (
    <>
      <h2 className="then-name">{name}</h2>
      <div className="then">
        <OnTheBallot file={then.election} />
      </div>
      <Block title={`The mail-ballot register: ${rows.length} ${rows.length === 1 ? 'application' : 'applications'}`}>
        <SheetTable
          caption={`The register as it stood at the end of ${longDay(day)}`}
          columns={registerColumns(rows, 'all')}
          rows={rows}
          keyOf={(row) => String(row.number)}
          nameOf={(row) => row.name}
          empty={<p className="note">No application was on record by then.</p>}
        />
      </Block>
    </>
  );
}

function OnTheBallot({ file }: { readonly file: NonNullable<Then['election']> }) {
  const { pollDay, hours, districts, offices, candidates, propositions } = file;
  const people = (office: number) => candidates.filter((c) => c.office === office).map(({ ballotName }) => ballotName);
  return (
    <>
      <Block title="When and where">
        <Pairs
          pairs={[
            { label: 'Polling day', value: pollDay === null ? 'Not on record' : longDay(pollDay) },
            { label: 'Polls open', value: hours === null ? 'Not on record' : pollHoursInWords(hours) },
            ...districts.map(({ name, place }) => ({
              label: `District\u00a0${name}`,
              value: place === null ? 'Polling place not known' : `${place.name}, ${place.street}, ${place.city}`,
            })),
          ]}
        />
      </Block>
      <Block title="On the ballot">
        {offices.length + propositions.length === 0 && <p className="note">Nothing was on the ballot by then.</p>}
        <Pairs
          pairs={[
            ...offices.map(({ number, title, seats }) => ({
              label: seats === 1 ? title : `${title} (${seats} seats)`,
              value: people(number).join(', ') || 'No candidate on record',
            })),
            ...propositions.map(({ title, abstract }) => ({ label: title, value: abstract })),
          ]}
        />
      </Block>
    </>
  );
}
