// Every paper that is made from facts the clerk keeps. Its page on the screen, its printing and its tests are made from this list.
import { absenteeBallot } from './ballots/absentee-ballot-proof.ts';
import { electionDayBallot } from './ballots/ballot-proof.ts';
import { earlyMailBallot } from './ballots/early-mail-ballot-proof.ts';
import { sampleBallot } from './ballots/sample-ballot.ts';
import { affidavitOfPosting } from './certificates/affidavit-of-posting.ts';
import { affidavitOfPublication } from './certificates/affidavit-of-publication.ts';
import { clerksCertificate } from './certificates/clerks-certificate.ts';
import { drawingByLotRecord } from './certificates/drawing-by-lot-record.ts';
import { inspectorsOath } from './certificates/inspectors-oath.ts';
import { attorneyMemo } from './letters/attorney-memo.ts';
import { countyRequest } from './letters/county-request.ts';
import { drawingByLotNotice } from './letters/drawing-by-lot-notice.ts';
import { inspectorsLetter } from './letters/inspectors-letter.ts';
import { newspaperRequest } from './letters/newspaper-request.ts';
import { inspectorsRoster } from './lists/inspectors-roster.ts';
import { inspectorsVoucher } from './lists/inspectors-voucher.ts';
import { listOfCandidates } from './lists/list-of-candidates.ts';
import { routeSheet } from './lists/route-sheet.ts';
import { absenteeCoverSlip } from './mail-ballots/absentee-cover-slip.ts';
import { absenteeVoterInstructions } from './mail-ballots/absentee-voter-instructions.ts';
import { earlyMailCoverSlip } from './mail-ballots/early-mail-cover-slip.ts';
import { earlyMailVoterInstructions } from './mail-ballots/early-mail-voter-instructions.ts';
import { caucusSheet } from './notices/caucus-sheet.ts';
import { march18Notice } from './notices/march-18-notice.ts';
import { noticeOfElectionPaper } from './notices/notice-of-election.ts';
import { noticeOfOffices } from './notices/notice-of-offices.ts';
import { noticeOfSpecialElection } from './notices/notice-of-special-election.ts';
import { officeHoursSign } from './notices/office-hours-sign.ts';
import { officeHoursWebsite } from './notices/office-hours-website.ts';
import { permissiveReferendumNotice } from './notices/permissive-referendum-notice.ts';
import { runOffNotice } from './notices/run-off-notice.ts';
import { appointmentOfInspectors } from './resolutions/appointment-of-inspectors.ts';
import { countyConductsElections } from './resolutions/county-conducts-elections.ts';
import { districtBoundaries } from './resolutions/district-boundaries.ts';
import { generalElectionDay } from './resolutions/general-election-day.ts';
import { pollingPlacesAndHours } from './resolutions/polling-places-and-hours.ts';
import { registrationDay } from './resolutions/registration-day.ts';
import { emergencyPage } from './take-along/emergency-page.ts';
import { tallySheet } from './take-along/tally-sheet.ts';

export const papers = [
  noticeOfOffices,
  pollingPlacesAndHours,
  march18Notice,
  districtBoundaries,
  appointmentOfInspectors,
  inspectorsLetter,
  inspectorsOath,
  inspectorsRoster,
  inspectorsVoucher,
  registrationDay,
  caucusSheet,
  noticeOfElectionPaper,
  noticeOfSpecialElection,
  runOffNotice,
  listOfCandidates,
  electionDayBallot,
  absenteeBallot,
  earlyMailBallot,
  sampleBallot,
  tallySheet,
  emergencyPage,
  drawingByLotNotice,
  drawingByLotRecord,
  countyConductsElections,
  generalElectionDay,
  permissiveReferendumNotice,
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
  attorneyMemo,
] as const;

export type Paper = (typeof papers)[number];
