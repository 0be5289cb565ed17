// Every question the screen and the command line may ask of the record.
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
  history,
  lastAct,
  historyPage,
  historyAct,
  historyAsOf,
] as const;
