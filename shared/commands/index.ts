// Every act of the clerk. The contract, the command line and the window know no others.

import { addPerson } from './add-person.ts';
import { answerDuty } from './answer-duty.ts';
import { noteBallotStep } from './ballot-desk.ts';
import { removeOffice, saveOffice } from './ballot-offices.ts';
import { orderBodies, orderCandidates } from './ballot-order.ts';
import {
  recordDateChange,
  recordGeneralElectionDay,
  recordHandingOver,
  recordReferendumPetition,
} from './board-resolutions.ts';
import {
  cancelMeeting,
  proclaimHoliday,
  setClosedDays,
  setMeetings,
  setRegistration,
  withdrawHoliday,
} from './board-times.ts';
import { adoptCalendar, overrideDate, withdrawOverride } from './calendar-record.ts';
import { callElection } from './call-election.ts';
import { changeStanding } from './candidate-standing.ts';
import { removeCandidate, saveCandidate } from './candidates.ts';
import { changePerson } from './change-person.ts';
import { completeApplication } from './complete-application.ts';
import { addLateVoter, listDisabledVoter, noteCountyDealing, unlistDisabledVoter } from './county-desk.ts';
import { decideFiling, noteOutcome } from './decide-filing.ts';
import { determineApplication } from './determine-application.ts';
import { setDistrictStreets } from './district-streets.ts';
import { callForDrawing, mailDrawingNotice, recordDrawing } from './drawing-by-lot.ts';
import { endBallot, reissueBallot } from './end-ballot.ts';
import { enterSignatures } from './enter-signatures.ts';
import { handOverBallot } from './hand-over-ballot.ts';
import { recordInspectorStep, removeInspector, saveInspector, tellInspectorParties } from './inspectors.ts';
import { countBox, noteOutcomes } from './inspectors-determine.ts';
import { noteCall, noteMailBallotStock } from './mail-ballot-desk.ts';
import { recordMarch18Publication, recordMarch18Resolution } from './march-18.ts';
import { recordNewspaperStep } from './newspaper-step.ts';
import { noteEnvelope } from './note-envelope.ts';
import {
  nameClerk,
  nameVillage,
  setCertificate,
  setConduct,
  setElectionRule,
  setNewspaper,
  setNewspaperRate,
  setOtherElections,
  setPostingPlaces,
  setVotingMethod,
} from './office-settings.ts';
import { openOffice } from './open-office.ts';
import { printApplicationPaper } from './print-application-paper.ts';
import { printBackupSlip } from './print-backup-slip.ts';
import { printCalendar, printWallCalendar } from './print-calendar.ts';
import { printDuplicate } from './print-duplicate.ts';
import { printEnvelope } from './print-envelope.ts';
import { printLetter, printReceipt } from './print-filing-paper.ts';
import { printHandOverReceipt } from './print-hand-over-receipt.ts';
import { printLabels } from './print-labels.ts';
import { printPaper } from './print-paper.ts';
import { printRegisterPaper } from './print-register-papers.ts';
import { printStartHere } from './print-start-here.ts';
import { printWorkList } from './print-work-list.ts';
import { removeProposition, saveProposition } from './propositions.ts';
import { keepStrangeEnvelope, receiveEnvelope } from './receive-envelope.ts';
import { recordApplication } from './record-application.ts';
import { correctFiling, recordFiling } from './record-filing.ts';
import { recordMailing } from './record-mailing.ts';
import { recordPosting } from './record-posting.ts';
import { removePerson } from './remove-person.ts';
import { sayDistrict } from './say-district.ts';
import { sendCopy } from './send-copy.ts';
import { liftSetAside, setEnvelopeAside } from './set-aside.ts';
import { setDistricts } from './set-districts.ts';
import { setArtwork, setEnvelopes } from './set-envelopes.ts';
import { setSeal } from './set-seal.ts';
import { setSignatureBase } from './set-signature-base.ts';
import { noteLesson, startFrom } from './start-from.ts';
import { importStateForm, printStateForm } from './state-forms.ts';
import { leaveOffLine, takeOverLines } from './take-over.ts';
import { makeTransmittal, signTransmittal } from './transmittals.ts';
import { typePaperFacts } from './type-paper-facts.ts';
import { undoAct } from './undo-act.ts';

export const commands = [
  openOffice,
  nameVillage,
  nameClerk,
  setConduct,
  setElectionRule,
  setVotingMethod,
  setDistricts,
  setDistrictStreets,
  setPostingPlaces,
  setNewspaper,
  setNewspaperRate,
  setSeal,
  setEnvelopes,
  setArtwork,
  importStateForm,
  setCertificate,
  setOtherElections,
  setMeetings,
  cancelMeeting,
  proclaimHoliday,
  withdrawHoliday,
  setClosedDays,
  setRegistration,
  recordHandingOver,
  recordGeneralElectionDay,
  recordDateChange,
  recordReferendumPetition,
  callElection,
  answerDuty,
  overrideDate,
  withdrawOverride,
  adoptCalendar,
  recordMarch18Resolution,
  recordMarch18Publication,
  saveOffice,
  removeOffice,
  saveCandidate,
  removeCandidate,
  changeStanding,
  recordFiling,
  correctFiling,
  decideFiling,
  noteOutcome,
  printReceipt,
  printLetter,
  setSignatureBase,
  enterSignatures,
  saveProposition,
  removeProposition,
  orderBodies,
  orderCandidates,
  callForDrawing,
  mailDrawingNotice,
  recordDrawing,
  saveInspector,
  removeInspector,
  recordInspectorStep,
  tellInspectorParties,
  noteBallotStep,
  startFrom,
  noteLesson,
  recordApplication,
  determineApplication,
  completeApplication,
  printStateForm,
  printEnvelope,
  recordMailing,
  handOverBallot,
  endBallot,
  reissueBallot,
  receiveEnvelope,
  noteEnvelope,
  keepStrangeEnvelope,
  setEnvelopeAside,
  liftSetAside,
  sayDistrict,
  makeTransmittal,
  signTransmittal,
  printRegisterPaper,
  printWorkList,
  printLabels,
  noteOutcomes,
  countBox,
  noteCall,
  noteMailBallotStock,
  printApplicationPaper,
  printHandOverReceipt,
  takeOverLines,
  leaveOffLine,
  printPaper,
  printDuplicate,
  typePaperFacts,
  sendCopy,
  recordNewspaperStep,
  recordPosting,
  noteCountyDealing,
  addLateVoter,
  listDisabledVoter,
  unlistDisabledVoter,
  printStartHere,
  printCalendar,
  printWallCalendar,
  printBackupSlip,
  addPerson,
  changePerson,
  removePerson,
  undoAct,
] as const;
