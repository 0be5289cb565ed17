// Every paper of an election the desk makes: its page, its act of printing and its command are made from this list.
import { absenteeBallotProof } from './absentee-ballot-proof.ts';
import { absenteeCoverSlip } from './absentee-cover-slip.ts';
import { absenteeVoterInstructions } from './absentee-voter-instructions.ts';
import { affidavitOfPosting } from './affidavit-of-posting.ts';
import { affidavitOfPublication } from './affidavit-of-publication.ts';
import { attorneyMemo } from './attorney-memo.ts';
import { ballotProof } from './ballot-proof.ts';
import { caucusSheet } from './caucus-sheet.ts';
import { clerksCertificate } from './clerks-certificate.ts';
import { countyElectionsResolution } from './county-elections-resolution.ts';
import { countyRequest } from './county-request.ts';
import type { DeskPaper } from './define-desk-paper.ts';
import { districtBoundariesResolution } from './district-boundaries-resolution.ts';
import { drawingByLotNotice } from './drawing-by-lot-notice.ts';
import { drawingByLotRecord } from './drawing-by-lot-record.ts';
import { earlyMailBallotProof } from './early-mail-ballot-proof.ts';
import { earlyMailCoverSlip } from './early-mail-cover-slip.ts';
import { earlyMailVoterInstructions } from './early-mail-voter-instructions.ts';
import { emergencyPage } from './emergency-page.ts';
import { generalElectionDayResolution } from './general-election-day-resolution.ts';
import { inspectorsLetter } from './inspectors-letter.ts';
import { inspectorsOath } from './inspectors-oath.ts';
import { inspectorsResolution } from './inspectors-resolution.ts';
import { inspectorsRoster } from './inspectors-roster.ts';
import { inspectorsVoucher } from './inspectors-voucher.ts';
import { listOfCandidates } from './list-of-candidates.ts';
import { march18Notice } from './march-18-notice.ts';
import { newspaperRequest } from './newspaper-request.ts';
import { noticeOfElection } from './notice-of-election.ts';
import { noticeOfOffices } from './notice-of-offices.ts';
import { noticeOfSpecialElection } from './notice-of-special-election.ts';
import { officeHoursSign } from './office-hours-sign.ts';
import { officeHoursWebsite } from './office-hours-website.ts';
import { permissiveReferendumNotice } from './permissive-referendum-notice.ts';
import { pollingResolution } from './polling-resolution.ts';
import { registrationDayResolution } from './registration-day-resolution.ts';
import { routeSheet } from './route-sheet.ts';
import { runOffNotice } from './run-off-notice.ts';
import { sampleBallot } from './sample-ballot.ts';
import { tallySheet } from './tally-sheet.ts';

export const deskPapers = [
  noticeOfOffices,
  pollingResolution,
  march18Notice,
  districtBoundariesResolution,
  inspectorsResolution,
  inspectorsLetter,
  inspectorsOath,
  inspectorsRoster,
  inspectorsVoucher,
  registrationDayResolution,
  caucusSheet,
  noticeOfElection,
  noticeOfSpecialElection,
  runOffNotice,
  listOfCandidates,
  ballotProof,
  absenteeBallotProof,
  earlyMailBallotProof,
  sampleBallot,
  tallySheet,
  emergencyPage,
  officeHoursSign,
  officeHoursWebsite,
  absenteeCoverSlip,
  earlyMailCoverSlip,
  absenteeVoterInstructions,
  earlyMailVoterInstructions,
  countyRequest,
  newspaperRequest,
  routeSheet,
  affidavitOfPosting,
  affidavitOfPublication,
  clerksCertificate,
  drawingByLotNotice,
  drawingByLotRecord,
  attorneyMemo,
  countyElectionsResolution,
  generalElectionDayResolution,
  permissiveReferendumNotice,
] as const;

export type PaperId = (typeof deskPapers)[number]['id'];
const byId = new Map<string, DeskPaper<PaperId>>(deskPapers.map((paper) => [paper.id, paper]));

/** The paper of that id, or undefined where there is none. */
export const deskPaper = (id: string): DeskPaper<PaperId> | undefined => byId.get(id);
