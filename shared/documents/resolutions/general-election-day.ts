// §15-104(1)(c), second sentence: a village whose elections the county conducts, which lies wholly in one county and whose
// districts lie wholly within it, may move them to the day of the general election. Subject to a permissive referendum.
import { z } from 'zod';
import { PlainDate } from '../../domain/plain-date.ts';
import { NameLine } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { missing, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { Adoption, adoptedSentence, resolved, voteAndAttest, whereas } from './adoption.ts';
import { referendumClause } from './permissive-referendum-clause.ts';

/** The three conditions, each null until the clerk has made sure of it: then the paper has a ruled space in its place. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  /** The day the resolution was adopted that the board of elections conduct the elections. */
  countyResolutionOn: PlainDate.nullable(),
  /** The one county the village lies in, without “County”. */
  onlyCounty: NameLine.nullable(),
  /** How many election districts the village contains, every one wholly within it. */
  districtsWhollyWithin: z.number().int().min(1).nullable(),
  firstElection: PlainDate.nullable(),
  adoption: Adoption,
});

export const generalElectionDay = definePaper({
  paper: 'general-election-day-resolution',
  templateVersion: 1,
  title: 'Resolution that village elections occur on the day of the general election',
  kind: 'resolution',
  newspaper: false,
  citations: ['Election Law §15-104(1)(c)', 'Village Law §9-900'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Resolution That Village Elections Occur on the Day of the General Election',
    of: facts.adoption.adoptedOn ? dayWithoutWeekday(facts.adoption.adoptedOn) : '',
    type: 'filed',
    head: 'letterhead',
    blocks: [
      adoptedSentence(facts.adoption, facts.village),
      whereas(
        words(
          'the Board of Trustees has provided, by resolution under section\u00a015-104(1)(c) of the Election Law adopted ',
        ),
        facts.countyResolutionOn
          ? words(dayWithoutWeekday(facts.countyResolutionOn), 'countyResolutionOn')
          : missing(
              'countyResolutionOn',
              'The day the board resolved that the county conduct the elections',
              'resolution',
              140,
            ),
        words(', that village elections be conducted by the board of elections; and'),
      ),
      whereas(
        words('the village lies wholly in one county, '),
        facts.onlyCounty
          ? words(`${facts.onlyCounty} County`, 'onlyCounty')
          : missing('onlyCounty', 'That the village lies wholly in one county, and which', 'paper', 140),
        words('; and'),
      ),
      whereas(
        words('all the election districts contained within the village, in number '),
        facts.districtsWhollyWithin === null
          ? missing(
              'districtsWhollyWithin',
              'That every election district lies wholly within the village',
              'districts',
              60,
            )
          : words(String(facts.districtsWhollyWithin), 'districtsWhollyWithin'),
        words(', are wholly within the village; therefore be it'),
      ),
      resolved(
        words('the elections of the Village of '),
        words(facts.village.name, 'village.name'),
        words(' shall occur on the day of the general election.'),
      ),
      referendumClause(),
      resolved(
        words(
          'upon its approval by the Board of Trustees and, if requested by petition, by a vote of the qualified voters of the village, this resolution is effective for the village elections for which the primary election is held more than six months after its adoption',
        ),
        ...(facts.firstElection
          ? [words(', the first of them on '), words(dayWithoutWeekday(facts.firstElection), 'firstElection')]
          : []),
        words('.'),
      ),
      resolved(words('the Village Clerk shall send a certified copy of this resolution to the board of elections.')),
      ...voteAndAttest(facts.adoption, facts),
    ],
  }),
});
