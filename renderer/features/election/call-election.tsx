// “Call the election”: its kind, and its day. General elections are offered by the village's own rule, already counted.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { CommandInput, ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { electionKindInWords } from '../../../shared/words/elections.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CountyBoardNote } from './county-board-note.tsx';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import { aDay, dayTyped } from './typed-answers.ts';

type Kind = CommandInput<'election.call'>['kind'];
type When = CommandInput<'election.call'>['when'];
type Offered = ViewOutput<'office.answers'>['generalElections'];

const kinds = ['general', 'special', 'run-off', 'referendum'] as const satisfies readonly Kind[];
const OTHER_DAY = 'other-day';
const missingDay = 'Type the day of the election, such as 5/18.';

const offerInWords = ({ year, calendarAnchor, pollDay }: Offered[number]): string =>
  calendarAnchor === pollDay ? longDay(pollDay) : `${year}: the vote moves to ${longDay(pollDay)}`;

/** `first`: the office has no election yet, and this is where it starts. */
export function CallElection({ first }: { readonly first: boolean }) {
  const answers = useView('office.answers', {});
  if (answers.state !== 'shown') return null;
  return <CallForm first={first} offered={answers.value.generalElections} rule={answers.value.electionRuleInWords} />;
}

interface Typed {
  readonly kind: string;
  readonly year: string;
  readonly day: string;
  readonly reason: string;
  readonly [name: string]: string;
}

const byYear = ({ kind, year }: Typed): boolean => kind === 'general' && year !== OTHER_DAY;

function whenOf(typed: Typed, near: PlainDate): When | null {
  if (byYear(typed)) return { by: 'year', year: Number(typed.year) };
  const day = dayTyped(typed.day, near);
  const reason = typed.kind === 'general' ? typed.reason.trim() : '';
  return day === null ? null : { by: 'day', day, reason: reason === '' ? null : reason };
}

/** The refusal speaks of “when”, which on this form is the year, the day or the reason. */
function fieldOf(path: string, typed: Typed): string {
  if (path === 'when.reason') return 'reason';
  if (!path.startsWith('when')) return path;
  return byYear(typed) ? 'year' : 'day';
}

function CallForm({
  first,
  offered,
  rule,
}: {
  readonly first: boolean;
  readonly offered: Offered;
  readonly rule: string;
}) {
  const act = useAct('election.call');
  const { frame, choose } = useDesk();
  const near = frame.today;
  const start: Typed = { kind: 'general', year: `${offered[0]?.year ?? OTHER_DAY}`, day: '', reason: '' };
  return (
    <RecordForm
      title={first ? 'Which election comes next?' : 'Which other election is called?'}
      lead="Every date of the calendar follows from its day. Polling places and hours are taken over from Settings."
      draft="election.call"
      start={start}
      leadsTo="/today"
      stays={first}
      main="Call the election"
      check={(typed) => (byYear(typed) ? [] : aDay('day', typed.day, near, missingDay))}
      send={async (typed) => {
        const kind = kinds.find((one) => one === typed.kind) ?? 'general';
        const when = whenOf(typed, near);
        if (when === null) return { refused: [{ field: 'day', message: missingDay }] };
        const answer = await act.send({ kind, when });
        if (answer.ok) choose(answer.value.election);
        const sent = sentAs(answer, ({ pollDay }) => ({
          said: `${electionKindInWords[kind]} of ${longDay(pollDay)} is called. Its dates are on the calendar.`,
          at: null,
        }));
        if (sent.refused === null) return sent;
        return { refused: sent.refused.map((one) => ({ ...one, field: fieldOf(one.field, typed) })) };
      }}
    >
      {(form, typed) => (
        <>
          {frame.countyBoard && <CountyBoardNote />}
          <Part icon="note" title="The election">
            <Choice
              label="What is it?"
              options={kinds.map((value) => ({ value, label: electionKindInWords[value] }))}
              {...form.text('kind')}
            />
          </Part>
          <Part icon="clock" title="Its day">
            {typed.kind === 'general' && (
              <Choice
                label={`When? Your village elects on the ${rule}.`}
                options={[
                  ...offered.map((one) => ({ value: `${one.year}`, label: offerInWords(one) })),
                  { value: OTHER_DAY, label: 'On another day' },
                ]}
                {...form.text('year')}
              />
            )}
            {!byYear(typed) && <DateField label="Day of the election" near={near} {...form.text('day')} />}
            {typed.kind === 'general' && !byYear(typed) && (
              <TextArea
                label="Why it is not on that day"
                hint="Such as a court order, with its date. It stays in the history."
                rows={2}
                {...form.text('reason')}
              />
            )}
            <p className="note">
              If the rule is another one, change it in <a href="#/settings/election-day">Settings</a> first.
            </p>
          </Part>
        </>
      )}
    </RecordForm>
  );
}
