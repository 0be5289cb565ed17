// §15-104(1)(b): how the resolution for March 18 and its publication stand to what the paragraph asks for. The clause belongs
// in the resolution on places and hours, sixty days before; it is effective only if specifically published. Everything is
// recorded; what is later, separate or out of order is flagged, and some of it settles nothing.
import { isAfter, type PlainDate } from '../../domain/plain-date.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { daysBefore } from '../../law/counting.ts';
import { longDay } from '../../words/days.ts';
import type { ElectionFacts, March18Record } from '../election-facts.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

type Days = Pick<ElectionFacts, 'calendarAnchor' | 'pollDay'>;

const paragraph = citationText(electionLaw('15-104', '1', 'b'));
const resolution = citationText(electionLaw('15-104', '3', 'b'));
const notice = citationText(electionLaw('15-104', '3', 'c'));

/** What is to be flagged about the record; empty where it is as the paragraph asks. Days on the limit are in time. */
export function march18Findings(days: Days, { resolvedOn, withPlaces, publishedOn }: March18Record): LawFinding[] {
  const adoptBy = daysBefore(days.calendarAnchor, 60);
  const publishBy = daysBefore(days.calendarAnchor, 10);
  const found = (outcome: string, happenedOn: PlainDate, limit: PlainDate | null, sentence: string, cited: string) =>
    lawFinding({ checkId: 'march-18', outcome, happenedOn, limit, sentence, citations: [paragraph, cited] });
  return [
    resolvedOn !== null &&
      isAfter(resolvedOn, adoptBy) &&
      found(
        'adopted-late',
        resolvedOn,
        adoptBy,
        `The resolution was adopted on ${longDay(resolvedOn)}, after ${longDay(adoptBy)}, the last day for the resolution in which these words belong. Ask the village attorney whether March\u00a018 holds.`,
        resolution,
      ),
    resolvedOn !== null &&
      withPlaces === false &&
      found(
        'separate',
        resolvedOn,
        null,
        'The words about March\u00a018 stand in a resolution of their own; the paragraph names the resolution on places and hours. Ask the village attorney whether a separate one will do.',
        resolution,
      ),
    publishedOn !== null &&
      resolvedOn !== null &&
      isAfter(resolvedOn, publishedOn) &&
      found(
        'published-before-adoption',
        publishedOn,
        resolvedOn,
        `The issue of ${longDay(publishedOn)} came before the resolution of ${longDay(resolvedOn)}: what was printed there is not yet the board’s resolution. Publish its words again.`,
        notice,
      ),
    publishedOn !== null &&
      isAfter(publishedOn, days.pollDay) &&
      found(
        'published-after-the-polls',
        publishedOn,
        days.pollDay,
        `The issue of ${longDay(publishedOn)} came after people voted on ${longDay(days.pollDay)}. It settles nothing. Call the village attorney today.`,
        notice,
      ),
    publishedOn !== null &&
      isAfter(publishedOn, publishBy) &&
      !isAfter(publishedOn, days.pollDay) &&
      found(
        'published-late',
        publishedOn,
        publishBy,
        `The issue of ${longDay(publishedOn)} came after ${longDay(publishBy)}, the last day for the notice of election. Ask the village attorney today whether March\u00a018 holds.`,
        notice,
      ),
  ].filter((one) => one !== false);
}
