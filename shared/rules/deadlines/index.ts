// Every deadline the program knows, in the order of the law. One file each; a test finds a file that is missing here.
import { electionNoticePosted } from './election-notice-posted.ts';
import { electionNoticePublished } from './election-notice-published.ts';
import { mailBallotApplicationByMail } from './mail-ballot-application-by-mail.ts';
import { mailBallotApplicationFirst } from './mail-ballot-application-first.ts';
import { mailBallotApplicationInPerson } from './mail-ballot-application-in-person.ts';
import { mailBallotReturn } from './mail-ballot-return.ts';
import { mailBallotsMailed } from './mail-ballots-mailed.ts';
import { mailBallotsToInspectors } from './mail-ballots-to-inspectors.ts';
import { officesNotice } from './offices-notice.ts';
import { officesNoticeSpecial } from './offices-notice-special.ts';
import { pollingResolution } from './polling-resolution.ts';
import { pollingResolutionRunOff } from './polling-resolution-run-off.ts';
import { polls } from './polls.ts';

export const deadlines = [
  officesNotice,
  officesNoticeSpecial,
  pollingResolution,
  pollingResolutionRunOff,
  mailBallotApplicationFirst,
  electionNoticePublished,
  mailBallotApplicationByMail,
  mailBallotsMailed,
  electionNoticePosted,
  mailBallotApplicationInPerson,
  polls,
  mailBallotReturn,
  mailBallotsToInspectors,
] as const;

export type DeadlineId = (typeof deadlines)[number]['id'];
