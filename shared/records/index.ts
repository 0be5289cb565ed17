// Every event type this program writes or has ever written. The store knows no others.
import * as applicationCompleted from './application-completed.ts';
import * as applicationPapers from './application-papers.ts';
import * as backups from './backups.ts';
import * as ballotDesk from './ballot-desk.ts';
import * as ballotOffice from './ballot-office.ts';
import * as ballotOrder from './ballot-order.ts';
import * as boardMeetings from './board-meetings.ts';
import * as boardResolutions from './board-resolutions.ts';
import * as candidateStanding from './candidate-standing.ts';
import * as closedDays from './closed-days.ts';
import * as countyDesk from './county-desk.ts';
import type { EventType, Group } from './define-event.ts';
import * as disabledVoters from './disabled-voters.ts';
import * as districtStreets from './district-streets.ts';
import * as duties from './duties.ts';
import * as electionFile from './election-file.ts';
import * as electionGround from './election-ground.ts';
import * as electionListed from './election-listed.ts';
import * as envelopeBatches from './envelope-batches.ts';
import * as envelopeSettings from './envelope-settings.ts';
import * as exports from './exports.ts';
import * as filingPapers from './filing-papers.ts';
import * as filings from './filings.ts';
import * as inspectors from './inspectors.ts';
import * as mailBallotDelivery from './mail-ballot-delivery.ts';
import * as mailBallotDesk from './mail-ballot-desk.ts';
import * as mailBallotLabels from './mail-ballot-labels.ts';
import * as mailBallotLife from './mail-ballot-life.ts';
import * as mailBallotPapers from './mail-ballot-papers.ts';
import * as mailBallotReturns from './mail-ballot-returns.ts';
import * as mailBallots from './mail-ballots.ts';
import * as newspaperDesk from './newspaper-desk.ts';
import * as newspaperRate from './newspaper-rate.ts';
import * as nominations from './nominations.ts';
import * as office from './office.ts';
import * as otherElections from './other-elections.ts';
import * as paperEdition from './paper-edition.ts';
import * as paperFacts from './paper-facts.ts';
import * as people from './people.ts';
import * as petitionSignatures from './petition-signatures.ts';
import * as postingLog from './posting-log.ts';
import * as proposition from './proposition.ts';
import * as restored from './restored.ts';
import * as signatureBase from './signature-base.ts';
import * as standingLines from './standing-lines.ts';
import * as stateForms from './state-forms.ts';
import * as takeAlongBox from './take-along-box.ts';
import * as villageSeal from './village-seal.ts';
import * as voterList from './voter-list.ts';
import * as yearToYear from './year-to-year.ts';

/** The state of each group, empty. Canvass and requests get theirs with their first event. */
export interface GroupStates {
  office: office.OfficeState;
  'election-file': electionFile.ElectionFile;
  nominations: nominations.Nominations;
  'mail-ballots': mailBallots.MailBallots;
}
export type FoldedGroup = keyof GroupStates;

export const emptyGroups: { readonly [G in FoldedGroup]: () => GroupStates[G] } = {
  office: office.emptyOffice,
  'election-file': electionFile.emptyElectionFile,
  nominations: nominations.emptyNominations,
  'mail-ballots': mailBallots.emptyMailBallots,
};
export const isFolded = (group: Group): group is FoldedGroup => group in emptyGroups;

/** The store parses a payload with its `schema` before `apply`, `say` or `subjects` may see it. */
export const eventTypes: readonly EventType<unknown, unknown>[] = [
  office.officeOpened,
  office.villageNamed,
  office.clerkNamed,
  office.conductSet,
  office.electionRuleSet,
  office.votingMethodSet,
  office.districtsSet,
  office.postingPlacesSet,
  office.newspaperSet,
  office.certificateSet,
  newspaperRate.newspaperRateSet,
  villageSeal.sealSet,
  envelopeSettings.envelopesSet,
  envelopeSettings.artworkSet,
  stateForms.stateFormImported,
  otherElections.otherElectionsSet,
  electionListed.electionListed,
  boardMeetings.meetingsSet,
  boardMeetings.meetingCancelled,
  closedDays.holidayProclaimed,
  closedDays.holidayWithdrawn,
  closedDays.closedDaysSet,
  boardResolutions.handingOverRecorded,
  boardResolutions.generalElectionDayRecorded,
  boardResolutions.dateChangeRecorded,
  boardResolutions.referendumPetitionRecorded,
  boardResolutions.registrationSet,
  people.personAdded,
  people.personChanged,
  people.personRemoved,
  people.passphraseSet,
  people.recoveryCodeMade,
  people.recoveryCodeUsed,
  backups.backupMade,
  exports.recordsExported,
  restored.officeRestored,
  restored.electionCountersMoved,
  restored.candidateCounterMoved,
  restored.registerCountersMoved,
  voterList.voterListImported,
  districtStreets.districtStreetsSet,
  disabledVoters.disabledVoterListed,
  disabledVoters.disabledVoterUnlisted,
  countyDesk.countyDealingNoted,
  countyDesk.voterAddedLate,
  electionFile.electionCalled,
  electionFile.pollingSet,
  electionFile.pollDayResolved,
  electionFile.pollDayPublished,
  electionGround.electionGrounded,
  duties.dutyAnswered,
  duties.dateOverridden,
  duties.overrideWithdrawn,
  duties.calendarAdopted,
  ballotOffice.officeSaved,
  ballotOffice.officeRemoved,
  proposition.propositionSaved,
  proposition.propositionRemoved,
  ballotOrder.bodiesOrdered,
  ballotOrder.candidatesOrdered,
  ballotOrder.drawingCalledFor,
  ballotOrder.drawingNoticeMailed,
  ballotOrder.lotsDrawn,
  inspectors.inspectorSaved,
  inspectors.inspectorRemoved,
  inspectors.inspectorStepTaken,
  inspectors.inspectorPartiesTold,
  ballotDesk.ballotStepNoted,
  takeAlongBox.takeAlongBoxPrinted,
  yearToYear.lessonNoted,
  yearToYear.electionStartedFrom,
  paperEdition.paperPrinted,
  paperEdition.paperDuplicated,
  paperFacts.paperFactsTyped,
  newspaperDesk.copySent,
  newspaperDesk.newspaperStepTaken,
  postingLog.copiesPosted,
  nominations.candidateSaved,
  nominations.candidateRemoved,
  candidateStanding.candidateStandingChanged,
  filings.filingRecorded,
  filings.filingCorrected,
  filings.filingDecided,
  filings.filingOutcomeNoted,
  filingPapers.filingPaperPrinted,
  signatureBase.signatureBaseSet,
  petitionSignatures.signaturesEntered,
  mailBallots.applicationRecorded,
  mailBallots.applicationDetermined,
  standingLines.lineTakenOver,
  standingLines.lineLeftOff,
  applicationPapers.applicationPaperPrinted,
  stateForms.stateFormPrinted,
  mailBallotLife.envelopePrinted,
  envelopeBatches.envelopeBatchPrinted,
  envelopeBatches.envelopeBatchPrintedAgain,
  mailBallotLife.ballotsMailed,
  mailBallotLife.ballotHandedOver,
  mailBallotLife.ballotEnded,
  mailBallotLife.ballotWantedAgain,
  mailBallotReturns.envelopeReturned,
  mailBallotReturns.envelopeNoted,
  mailBallotReturns.strangeEnvelopeKept,
  mailBallotReturns.envelopeSetAside,
  mailBallotReturns.setAsideLifted,
  mailBallotDelivery.transmittalMade,
  mailBallotDelivery.transmittalSigned,
  mailBallotDelivery.outcomesNoted,
  mailBallotDelivery.boxCounted,
  mailBallotDelivery.envelopeDistrictSaid,
  mailBallotPapers.registerPaperPrinted,
  mailBallotLabels.labelsPrinted,
  mailBallotDesk.callNoted,
  mailBallotDesk.mailBallotStockNoted,
  applicationCompleted.applicationCompleted,
];
