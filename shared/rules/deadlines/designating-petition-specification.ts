// The numbers of §6-212, which a county’s published calendar of March 2020 has for designating petitions as well.
import { defineDeadline } from '../define-deadline.ts';
import { countedFromAMovedDay, fromAPublishedCalendar, howLongToObject, whoRules } from '../open-questions.ts';
import { partyCertificateSpecification } from './party-certificate-specification.ts';

/** The same for a designating petition for a village primary. */
export const designatingPetitionSpecification = defineDeadline({
  ...partyCertificateSpecification,
  id: 'designating-petition-specification',
  version: 1,
  title: 'Specifications of objections to designating petitions: last day',
  anchor: { deadline: 'designating-petition-objection', counted: 'both-earlier-first' },
  onlyIf: 'somebody objects to a designating petition',
  openQuestions: [
    countedFromAMovedDay,
    whoRules,
    howLongToObject(
      {
        anchor: { deadline: 'designating-petition-objection', counted: 'from-latest-reading' },
        after: { days: 6 },
        reading: 'Six days after the last day for objections, that day being the third, as in §6-154.',
      },
      'Three days for the objection and six more for the specifications, as in §6-154.',
    ),
    fromAPublishedCalendar,
  ],
});
