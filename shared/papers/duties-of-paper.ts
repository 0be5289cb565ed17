// Which dates of the calendar a paper answers. Kept apart from the papers themselves, because letters and affidavits about a
// paper must know it too.
import type { ElectionKind } from '../domain/election.ts';

/** The dates of the calendar a paper serves, by their ids; null where there is none. */
export interface PaperDuties {
  /** The board adopts it. */
  readonly adopt: string | null;
  /** A newspaper prints it. */
  readonly publish: string | null;
  readonly post: string | null;
}

const ofElectionNotice: PaperDuties = {
  adopt: null,
  publish: 'election-notice-published',
  post: 'election-notice-posted',
};

const duties: Readonly<Record<string, PaperDuties>> = {
  'notice-of-offices': { adopt: null, publish: 'offices-notice', post: null },
  'polling-resolution': { adopt: 'polling-resolution', publish: null, post: null },
  'march-18-notice': { adopt: null, publish: 'march-18-published', post: null },
  'district-boundaries-resolution': { adopt: 'district-resolution', publish: null, post: null },
  'inspectors-resolution': { adopt: 'appoint-inspectors', publish: null, post: null },
  'registration-day-resolution': {
    adopt: 'registration-resolution',
    publish: 'registration-resolution-published',
    post: 'registration-resolution-published',
  },
  'notice-of-election': ofElectionNotice,
  'notice-of-special-election': ofElectionNotice,
  'run-off-notice': ofElectionNotice,
};

/** The dates it serves, by their ids; null where there is none. */
export const dutiesOfPaper = (paper: string): PaperDuties =>
  duties[paper] ?? { adopt: null, publish: null, post: null };

const noticeOfKind: Readonly<Record<ElectionKind, string>> = {
  general: 'notice-of-election',
  referendum: 'notice-of-election',
  special: 'notice-of-special-election',
  'run-off': 'run-off-notice',
};

/** The notice of election of an election of that kind. */
export const electionNotice = (kind: ElectionKind): string => noticeOfKind[kind];

/** The paper with which a date of the calendar is kept, in an election of that kind; null where the program makes none. */
export function paperOfDate(date: string, kind: ElectionKind): string | null {
  const serves = ({ adopt, publish, post }: PaperDuties): boolean => [adopt, publish, post].includes(date);
  if (serves(ofElectionNotice)) return electionNotice(kind);
  if (date === 'registration-opt-out' || date === 'second-registration-day-resolution')
    return 'registration-day-resolution';
  if (date === 'caucus-notice-posted') return 'caucus-sheet';
  return Object.entries(duties).find(([, served]) => serves(served))?.[0] ?? null;
}

/** Whether the date is kept with lists and sheets of the mail ballots, which are printed district by district for the boards. */
export const isForInspectors = (date: string): boolean =>
  date.startsWith('applicants-list-to-inspectors') || date.startsWith('mail-ballots-to-inspectors');
