// Every question the screen and the command line may ask of the record.

import { wouldFind } from './application-would-find.ts';
import { backupStatus } from './backup-status.ts';
import { ballotDesk } from './ballot-desk.ts';
import { ballotPage } from './ballot-page.ts';
import { boardResolutions } from './board-resolutions.ts';
import { calendar } from './calendar.ts';
import { calendarDate } from './calendar-date.ts';
import { calendarMonth } from './calendar-month.ts';
import { candidatesNow } from './candidates.ts';
import { catchUp } from './catch-up.ts';
import { countyDesk } from './county-desk.ts';
import { deskFrame } from './desk-frame.ts';
import { electionFile } from './election-file.ts';
import { envelopeBatch, envelopeBatches } from './envelope-batches.ts';
import { envelopePreview } from './envelope-preview.ts';
import { filingBook } from './filing-book.ts';
import { filingClock } from './filing-clock.ts';
import { filingPage } from './filing-page.ts';
import { filingWouldFind } from './filing-would-find.ts';
import { find } from './find.ts';
import { history, lastAct } from './history.ts';
import { historyAct } from './history-act.ts';
import { historyAsOf } from './history-as-of.ts';
import { historyPage } from './history-page.ts';
import { inspectorList } from './inspectors.ts';
import { lastYear } from './last-year.ts';
import { mailBallotApplication } from './mail-ballot-application.ts';
import { mailBallotCard } from './mail-ballot-card.ts';
import { mailBallotDelivery } from './mail-ballot-delivery.ts';
import { findEnvelope, mailBallotReturns } from './mail-ballot-returns.ts';
import { mailBallotWorkList } from './mail-ballot-work-list.ts';
import { mailBallotsList } from './mail-ballots.ts';
import { mailReconciliation } from './mail-reconciliation.ts';
import { officeAnswers } from './office-answers.ts';
import { officeEnvelopes } from './office-envelopes.ts';
import { officeSeal } from './office-seal.ts';
import { officeTimes } from './office-times.ts';
import { oldEnvelopesView } from './old-envelopes.ts';
import { otherElections } from './other-elections.ts';
import { paperPage } from './paper-page.ts';
import { paperList } from './papers.ts';
import { peopleList } from './people.ts';
import { petitionSignatureLines } from './petition-signatures.ts';
import { standingLinesView } from './standing-lines.ts';
import { startHerePage } from './start-here.ts';
import { officeStateForms, stateFormsPrinted } from './state-forms.ts';
import { takeAlongBoxPage } from './take-along-box.ts';
import { takenAway } from './taken-away.ts';
import { takenInBefore } from './taken-in-before.ts';
import { today } from './today.ts';
import { voterCard } from './voter-card.ts';
import { voterList } from './voter-list.ts';
import { votersFind } from './voters-find.ts';
import { votersWithoutDistrict } from './voters-without-district.ts';
import { wouldBe } from './would-be.ts';
import { wouldChange } from './would-change.ts';

export const views = [
  deskFrame,
  officeAnswers,
  officeSeal,
  officeStateForms,
  officeEnvelopes,
  officeTimes,
  otherElections,
  boardResolutions,
  today,
  calendar,
  calendarDate,
  calendarMonth,
  catchUp,
  wouldChange,
  wouldBe,
  electionFile,
  filingBook,
  filingClock,
  filingPage,
  filingWouldFind,
  candidatesNow,
  ballotPage,
  inspectorList,
  petitionSignatureLines,
  ballotDesk,
  lastYear,
  mailBallotsList,
  mailBallotApplication,
  stateFormsPrinted,
  mailBallotCard,
  findEnvelope,
  mailBallotReturns,
  mailBallotDelivery,
  mailBallotWorkList,
  mailReconciliation,
  wouldFind,
  standingLinesView,
  takenInBefore,
  envelopePreview,
  envelopeBatches,
  envelopeBatch,
  oldEnvelopesView,
  paperList,
  paperPage,
  find,
  peopleList,
  backupStatus,
  history,
  lastAct,
  historyPage,
  historyAct,
  historyAsOf,
  startHerePage,
  takenAway,
  takeAlongBoxPage,
  voterList,
  votersWithoutDistrict,
  countyDesk,
  votersFind,
  voterCard,
] as const;
