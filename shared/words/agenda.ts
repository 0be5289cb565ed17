// The line a resolution gets on the agenda of the board of trustees, ready to be copied.
import type { ElectionKind } from '../domain/election.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { longDay } from './days.ts';
import { electionKindInWords } from './elections.ts';

interface ElectionOnAgenda {
  readonly kind: ElectionKind;
  readonly calendarAnchor: PlainDate;
  readonly pollDay: PlainDate;
}

const lines: Readonly<Record<string, readonly [what: string, section: string]>> = {
  'district-resolution': ['Resolution that creates or changes election districts, with their boundaries', '§15-110(5)'],
  'polling-resolution': [
    'Resolution that names the polling place in each election district and the hours of the polls',
    '§15-104(3)(b)',
  ],
  'appoint-inspectors': [
    'Resolution that appoints the inspectors of election, names a chair in each district and fixes their pay',
    '§15-116(1)',
  ],
  'registration-opt-out': ['Resolution that the village holds no registration day', '§15-118(3)'],
  'registration-resolution': [
    'Resolution that fixes place and hours of the village registration day in each district',
    '§15-118(4)',
  ],
  'second-registration-day-resolution': ['Resolution that adds a second registration day', '§15-118(5)'],
  'trustees-canvass': ['Canvass of the returns of the election districts', '§15-126(1)'],
};

/** “Resolution that names …, for the general election of Tuesday, March 16, 2027 (Election Law §15-104(3)(b)).” */
export function agendaLine(id: string, title: string, { kind, calendarAnchor, pollDay }: ElectionOnAgenda): string {
  const [what, section] = (Object.hasOwn(lines, id) && lines[id]) || [title, null];
  const moves = id === 'polling-resolution' && calendarAnchor !== pollDay;
  const march18 = moves
    ? `, and provides that the election otherwise falling on ${longDay(calendarAnchor)} is held on ${longDay(pollDay)} (§15-104(1)(b))`
    : '';
  const day = `the ${electionKindInWords[kind].toLowerCase()} of ${longDay(pollDay)}`;
  const cited = section === null ? '' : ` (Election Law ${section})`;
  return `${what}, for ${day}${cited}${march18}.`;
}
