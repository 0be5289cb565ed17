// Every question the screen and the command line may ask of the record.
import { backupStatus } from './backup-status.ts';
import { calendar, calendarDate } from './calendar.ts';
import { deskFrame } from './desk-frame.ts';
import { electionFile } from './election-file.ts';
import { envelopePreview } from './envelope-preview.ts';
import { find } from './find.ts';
import { history, lastAct } from './history.ts';
import { historyAct } from './history-act.ts';
import { historyAsOf } from './history-as-of.ts';
import { historyPage } from './history-page.ts';
import { mailBallotApplication, wouldFind } from './mail-ballot-application.ts';
import { mailBallotsList } from './mail-ballots.ts';
import { officeAnswers } from './office-answers.ts';
import { noticePage } from './papers.ts';
import { peopleList } from './people.ts';
import { startHerePage } from './start-here.ts';
import { today } from './today.ts';

export const views = [
  deskFrame,
  officeAnswers,
  today,
  calendar,
  calendarDate,
  electionFile,
  mailBallotsList,
  mailBallotApplication,
  wouldFind,
  envelopePreview,
  noticePage,
  find,
  peopleList,
  backupStatus,
  history,
  lastAct,
  historyPage,
  historyAct,
  historyAsOf,
  startHerePage,
] as const;
