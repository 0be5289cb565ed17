// The numbers of §6-212, which a county’s published calendar of March 2020 has for designating petitions as well.
import { defineDeadline } from '../define-deadline.ts';
import { countedFromAMovedDay, fromAPublishedCalendar, howLongToObject, whoRules } from '../open-questions.ts';
import { partyCertificateObjection } from './party-certificate-objection.ts';

/** The same for a designating petition for a village primary. */
export const designatingPetitionObjection = defineDeadline({
  ...partyCertificateObjection,
  id: 'designating-petition-objection',
  version: 1,
  title: 'Objections to designating petitions: last day',
  anchor: { deadline: 'designating-petition-last-file', counted: 'both-earlier-first' },
  onlyIf: 'somebody objects to a designating petition',
  openQuestions: [
    countedFromAMovedDay,
    whoRules,
    howLongToObject(
      {
        anchor: { deadline: 'designating-petition-last-file', counted: 'from-moved' },
        after: { days: 3 },
        reading: 'Three days, as §6-154 gives for other petitions.',
      },
      'Three days for the objection and six more for the specifications, as in §6-154.',
    ),
    fromAPublishedCalendar,
  ],
});
