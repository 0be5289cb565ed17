// Every deadline the program knows, in the order of the law. One file each; a test finds a file that is missing here.
import { applicantsListToInspectors } from './applicants-list-to-inspectors.ts';
import { applicantsListToInspectorsBefore2024 } from './applicants-list-to-inspectors-before-2024.ts';
import { applicantsListSecondDay } from './applicants-list-to-inspectors-second-day.ts';
import { appointInspectors } from './appoint-inspectors.ts';
import { campaignStatement11DaysBefore } from './campaign-statement-11-days-before.ts';
import { campaignStatement27DaysAfter } from './campaign-statement-27-days-after.ts';
import { campaignStatement32DaysBefore } from './campaign-statement-32-days-before.ts';
import { campaignStatementAfterPrimary } from './campaign-statement-after-primary.ts';
import { caucusFirst } from './caucus-first.ts';
import { caucusLast } from './caucus-last.ts';
import { caucusNoticePosted } from './caucus-notice-posted.ts';
import { caucusNoticePostedFirstDay } from './caucus-notice-posted-first-day.ts';
import { caucusNoticePublished } from './caucus-notice-published.ts';
import { countyListDelivered } from './county-list-delivered.ts';
import { countyRegistrationLast } from './county-registration-last.ts';
import { designatingPetitionFirstFile } from './designating-petition-first-file.ts';
import { designatingPetitionFirstSignature } from './designating-petition-first-signature.ts';
import { designatingPetitionLastFile } from './designating-petition-last-file.ts';
import { designatingPetitionObjection } from './designating-petition-objection.ts';
import { designatingPetitionSpecification } from './designating-petition-specification.ts';
import { districtResolution } from './district-resolution.ts';
import { electionNoticePosted } from './election-notice-posted.ts';
import { electionNoticePublished } from './election-notice-published.ts';
import { independentNominationAcceptDecline } from './independent-nomination-accept-decline.ts';
import { independentPetitionCourt } from './independent-petition-court.ts';
import { independentPetitionFirstFile } from './independent-petition-first-file.ts';
import { independentPetitionFirstSignature } from './independent-petition-first-signature.ts';
import { independentPetitionLastFile } from './independent-petition-last-file.ts';
import { independentPetitionObjection } from './independent-petition-objection.ts';
import { independentPetitionSpecification } from './independent-petition-specification.ts';
import { independentVacancyFill } from './independent-vacancy-fill.ts';
import { inspectorsCanvass } from './inspectors-canvass.ts';
import { inspectorsReturns } from './inspectors-returns.ts';
import { mailBallotApplicationByMail } from './mail-ballot-application-by-mail.ts';
import { mailBallotApplicationByMailBefore2024 } from './mail-ballot-application-by-mail-before-2024.ts';
import { mailBallotApplicationFirst } from './mail-ballot-application-first.ts';
import { mailBallotApplicationFirstBefore2024 } from './mail-ballot-application-first-before-2024.ts';
import { mailBallotApplicationInPerson } from './mail-ballot-application-in-person.ts';
import { mailBallotApplicationInPersonBefore2024 } from './mail-ballot-application-in-person-before-2024.ts';
import { mailBallotPapersKept } from './mail-ballot-papers-kept.ts';
import { mailBallotReturn } from './mail-ballot-return.ts';
import { mailBallotReturnBefore2024 } from './mail-ballot-return-before-2024.ts';
import { mailBallotsMailed } from './mail-ballots-mailed.ts';
import { mailBallotsMailedBefore2024 } from './mail-ballots-mailed-before-2024.ts';
import { mailBallotsToInspectors } from './mail-ballots-to-inspectors.ts';
import { mailBallotsToInspectorsBefore2024 } from './mail-ballots-to-inspectors-before-2024.ts';
import { march18Published } from './march-18-published.ts';
import { oathLastDay } from './oath-last-day.ts';
import { oathLastDaySpecial } from './oath-last-day-special.ts';
import { officesCertifiedToCounty } from './offices-certified-to-county.ts';
import { officesNotice } from './offices-notice.ts';
import { officesNoticeSpecial } from './offices-notice-special.ts';
import { partyCertificateCourt } from './party-certificate-court.ts';
import { partyCertificateLastFile } from './party-certificate-last-file.ts';
import { partyCertificateObjection } from './party-certificate-objection.ts';
import { partyCertificateSpecification } from './party-certificate-specification.ts';
import { partyNominationDecline } from './party-nomination-decline.ts';
import { partyVacancyFill } from './party-vacancy-fill.ts';
import { permanentlyDisabledBallotsMailed } from './permanently-disabled-ballots-mailed.ts';
import { pollingResolution } from './polling-resolution.ts';
import { pollingResolutionRunOff } from './polling-resolution-run-off.ts';
import { polls } from './polls.ts';
import { pollsGeneralElectionDay } from './polls-general-election-day.ts';
import { pollsReferendum } from './polls-referendum.ts';
import { pollsRunOff } from './polls-run-off.ts';
import { pollsSpecial } from './polls-special.ts';
import { primaryDay } from './primary-day.ts';
import { primaryNoticeFirstWeek } from './primary-notice-first-week.ts';
import { primaryNoticeSecondWeek } from './primary-notice-second-week.ts';
import { referendumRegistrationList } from './referendum-registration-list.ts';
import { registerComplete } from './register-complete.ts';
import { registrationCutoff } from './registration-cutoff.ts';
import { registrationCutoffOptedOut } from './registration-cutoff-opted-out.ts';
import { registrationDay } from './registration-day.ts';
import { registrationOptOut } from './registration-opt-out.ts';
import { registrationResolution } from './registration-resolution.ts';
import { registrationResolutionPublished } from './registration-resolution-published.ts';
import { registrationResolutionPublishedTwoDays } from './registration-resolution-published-two-days.ts';
import { registrationResolutionTwoDays } from './registration-resolution-two-days.ts';
import { secondRegistrationDay } from './second-registration-day.ts';
import { secondRegistrationDayResolution } from './second-registration-day-resolution.ts';
import { stateRecords } from './state-records.ts';
import { termBegins } from './term-begins.ts';
import { termBeginsRunOff } from './term-begins-run-off.ts';
import { trusteesCanvass } from './trustees-canvass.ts';
import { unusedBallotsKept } from './unused-ballots-kept.ts';
import { winnersNotified } from './winners-notified.ts';

export const deadlines = [
  districtResolution,
  officesCertifiedToCounty,
  officesNotice,
  officesNoticeSpecial,
  registrationOptOut,
  pollingResolution,
  pollingResolutionRunOff,
  appointInspectors,
  mailBallotApplicationFirstBefore2024,
  mailBallotApplicationFirst,
  caucusNoticePublished,
  caucusNoticePostedFirstDay,
  caucusNoticePosted,
  caucusFirst,
  caucusLast,
  primaryNoticeFirstWeek,
  primaryNoticeSecondWeek,
  primaryDay,
  campaignStatementAfterPrimary,
  designatingPetitionFirstSignature,
  designatingPetitionFirstFile,
  designatingPetitionLastFile,
  designatingPetitionObjection,
  designatingPetitionSpecification,
  partyCertificateLastFile,
  partyNominationDecline,
  partyVacancyFill,
  partyCertificateObjection,
  partyCertificateSpecification,
  partyCertificateCourt,
  independentPetitionFirstSignature,
  independentPetitionFirstFile,
  independentPetitionLastFile,
  independentNominationAcceptDecline,
  independentVacancyFill,
  independentPetitionObjection,
  independentPetitionSpecification,
  independentPetitionCourt,
  campaignStatement32DaysBefore,
  secondRegistrationDayResolution,
  registrationResolution,
  registrationResolutionTwoDays,
  registrationResolutionPublished,
  registrationResolutionPublishedTwoDays,
  secondRegistrationDay,
  registrationDay,
  applicantsListToInspectorsBefore2024,
  applicantsListToInspectors,
  applicantsListSecondDay,
  countyRegistrationLast,
  registrationCutoff,
  registrationCutoffOptedOut,
  referendumRegistrationList,
  march18Published,
  electionNoticePublished,
  campaignStatement11DaysBefore,
  countyListDelivered,
  mailBallotApplicationByMailBefore2024,
  mailBallotApplicationByMail,
  mailBallotsMailedBefore2024,
  mailBallotsMailed,
  permanentlyDisabledBallotsMailed,
  registerComplete,
  electionNoticePosted,
  mailBallotApplicationInPersonBefore2024,
  mailBallotApplicationInPerson,
  polls,
  pollsSpecial,
  pollsRunOff,
  pollsReferendum,
  pollsGeneralElectionDay,
  mailBallotReturnBefore2024,
  mailBallotReturn,
  mailBallotsToInspectorsBefore2024,
  mailBallotsToInspectors,
  inspectorsCanvass,
  inspectorsReturns,
  trusteesCanvass,
  winnersNotified,
  termBegins,
  termBeginsRunOff,
  oathLastDay,
  oathLastDaySpecial,
  campaignStatement27DaysAfter,
  stateRecords,
  unusedBallotsKept,
  mailBallotPapersKept,
] as const;

export type DeadlineId = (typeof deadlines)[number]['id'];
