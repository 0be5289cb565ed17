// The facts of the page for the deputy, put together from everything on record today.
import type { StartHereFacts } from '../documents/lists/start-here-facts.ts';
import { addDays, type PlainDate } from '../domain/plain-date.ts';
import { dayRecorded } from '../domain/recorded-at.ts';
import { needsBallot } from '../records/mail-ballot-standing.ts';
import { isSealed, peopleAtWork } from '../records/people.ts';
import { waitsForDetermination } from '../records/register-line.ts';
import { err, ok, type Result } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import { standingOf } from '../views/date-standing.ts';
import type { ViewContext } from '../views/define-view.ts';
import { actorInWords } from '../words/actors.ts';
import { instantInWords } from '../words/clock.ts';
import { longDay, weekdayName } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { pollHoursInWords } from '../words/hours.ts';
import { listInWords } from '../words/lists.ts';
import { actBy } from './adopted-calendar.ts';
import type { DeskState, ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';

/** So many days ahead are listed. */
const ahead = 30;

type Wanted = Pick<ViewContext, 'today' | 'now' | 'folder'> & Pick<StartHereFacts, 'size'>;

/** The facts, or the sentence that says what must be told first. */
export function startHereFacts(state: DeskState, wanted: Wanted): Result<StartHereFacts, string> {
  const { office } = state;
  const { village, clerk } = office;
  if (!village || !clerk)
    return err('The page needs the village’s name and the clerk’s name and address. Give them in Settings first.');
  const { today, now, folder, size } = wanted;
  const dueUntil = addDays(today, ahead);
  const elections = office.elections
    .flatMap(({ id }) => state.election(id) ?? [])
    .filter(({ file }) => comes(file, today));
  return ok({
    village,
    clerk,
    asOf: instantInWords(now),
    folder,
    sealed: isSealed(office),
    withPassphrase: peopleAtWork(office).flatMap((p) => (p.passphrase ? [p.name] : [])),
    recoveryCode: office.recoveryCode !== null,
    backup: office.lastBackup && backupInWords(office.lastBackup),
    people: peopleIn(office),
    due: elections
      .flatMap((election) => dueIn(office, election, today, dueUntil))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    dueUntil,
    waiting: elections.flatMap(waitingIn),
    places: placesIn(office, elections),
    practice: office.kind === 'practice',
    size,
  });
}

/** “E:\Backups, the newest of Tuesday, March 2, 2027” */
const backupInWords = ({ place, at }: NonNullable<OfficeView['lastBackup']>): string =>
  `${place}, the newest of ${longDay(dayRecorded(at))}`;

/** Also the two weeks after the polls: the canvass and the papers are still to do. */
const comes = ({ pollDay }: ElectionState['file'], today: PlainDate): boolean =>
  pollDay !== null && addDays(pollDay, 14) >= today;

function peopleIn(office: OfficeView): StartHereFacts['people'] {
  const roles = { clerk: 'Clerk', deputy: 'Deputy', reader: 'May look, not record' } as const;
  const { clerk, newspaper } = office;
  return [
    ...peopleAtWork(office).map(({ name, role }) => ({
      name,
      part: name === clerk?.name ? clerk.title : roles[role],
      phone: name === clerk?.name ? clerk.phone : '',
    })),
    ...(newspaper ? [{ name: newspaper.name, part: 'Newspaper for notices', phone: newspaper.contact }] : []),
    { name: '', part: 'Village attorney', phone: '' },
    { name: '', part: 'County board of elections', phone: '' },
  ];
}

const dueIn = (office: OfficeView, election: ElectionState, today: PlainDate, until: PlainDate) =>
  electionCalendar(factsOfElection(office, election))
    .map((date) => ({ date, by: actBy(date), status: standingOf(date, election.file, today).status }))
    .filter(({ date, status }) => date.edge !== 'on-or-after' && (status === 'to-do' || status === 'due-today'))
    .filter(({ by }) => by >= today && by <= until)
    .map(({ date, by }) => ({ day: by, what: date.title, who: actorInWords(date.actor) }));

function waitingIn({ mailBallots }: ElectionState): string[] {
  const all = [...mailBallots.applications.values()];
  const count = (many: number, one: string, more: string) => (many === 0 ? [] : [`${many} ${many === 1 ? one : more}`]);
  const undecided = all.filter(waitsForDetermination).length;
  const unprinted = all.filter((a) => needsBallot(mailBallots, a)).length;
  return [
    ...count(undecided, 'application for a mail ballot to decide', 'applications for mail ballots to decide'),
    ...count(unprinted, 'mail ballot to send or hand over', 'mail ballots to send or hand over'),
  ];
}

/** “2 working days before, noon” */
function copyDue({ copyDays, copyHour }: NonNullable<OfficeView['newspaper']>): string {
  const days = copyDays === 0 ? 'on the day itself' : `${copyDays} working ${copyDays === 1 ? 'day' : 'days'} before`;
  return copyHour === '' ? days : `${days}, ${copyHour}`;
}

function placesIn(office: OfficeView, elections: readonly ElectionState[]): StartHereFacts['places'] {
  const { newspaper, clerk, postingPlaces } = office;
  return [
    {
      what: 'Office',
      where: clerk ? [clerk.address.street, clerk.officeHours].filter((part) => part !== '').join(', ') : '',
    },
    ...elections.map(({ file }) => ({
      what: file.kind ? electionKindInWords[file.kind] : 'Election',
      where: [
        file.pollDay && longDay(file.pollDay),
        file.hours && `polls open ${pollHoursInWords(file.hours.map((h) => ({ ...h })))}`,
        ...file.districts.flatMap(({ place }) => (place ? [`${place.name}, ${place.street}`] : [])),
      ]
        .filter((part) => part !== null)
        .join('; '),
    })),
    { what: 'Notices are posted at', where: postingPlaces.map(({ name }) => name).join('; ') },
    {
      what: 'Newspaper',
      where: newspaper
        ? `${newspaper.name}, appears on ${listInWords(newspaper.issueDays.map(weekdayName))}; copy is due ${copyDue(newspaper)}`
        : '',
    },
    { what: 'Seal, stamps, ballots', where: '' },
  ];
}
