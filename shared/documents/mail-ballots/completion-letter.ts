// The letter that an application is incomplete: each missing item in plain words, by when and how it can still be completed,
// and a sheet to complete it on (§15-120(3) to (5), §15-119).
import type { PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import { listInWords } from '../../words/lists.ts';
import { capital, sentence } from '../../words/sentence.ts';
import { type Block, bold, type FlowDocument, group, paragraph, words } from '../blocks.ts';
import { asked, type MissingItem } from './completion-items.ts';
import { completionSheet } from './completion-sheet.ts';
import {
  askMe,
  type MailLetterFacts,
  mailLetter,
  officeOpen,
  type PollsOfVoter,
  voteAtThePolls,
  yourApplication,
} from './mail-letter.ts';

/**
 * `byMail`: the last day the sheet can come so that the ballot is mailed; null once it has passed or where the ballot is to be
 * handed out. `inPerson`: the last day the voter or an agent can bring it; null once it has passed.
 */
export interface CompletionLetterFacts extends MailLetterFacts {
  readonly missing: readonly MissingItem[];
  readonly byMail: PlainDate | null;
  readonly inPerson: PlainDate | null;
  readonly polls: PollsOfVoter;
}

export const completionLetter = (facts: CompletionLetterFacts): FlowDocument =>
  mailLetter(
    facts,
    { paper: 'completion-letter', templateVersion: 1, name: 'Your Application Is Not Complete' },
    [
      yourApplication(facts),
      group(
        paragraph(words(facts.missing.length === 1 ? 'This is missing:' : 'These things are missing:')),
        ...facts.missing.map((one, i) =>
          paragraph(bold(`${i + 1}.`), words(' '), words(sentence(capital(asked(one).inWords)), `missing.${i}`)),
        ),
      ),
      paragraph(words(askedBy(facts.missing))),
      ...howToComplete(facts),
      askMe(facts),
    ],
    stillPossible(facts) ? completionSheet({ ...facts, applicant: facts.to.name }) : [],
  );

/** “The law asks for it (Election Law §15-120(4)(a)).” Each place once. */
function askedBy(missing: readonly MissingItem[]): string {
  const places = [...new Set(missing.map(({ citation }) => citation))].filter((place) => place !== '');
  const [first, ...others] = places;
  const law = first === undefined ? '' : ` (${listInWords([first, ...others.map(withoutItsLaw)])})`;
  return `The law asks for ${missing.length === 1 ? 'it' : 'them'}${law}. Nothing has been decided about the application yet.`;
}

const withoutItsLaw = (citation: string): string => citation.replace(/^Election Law /, '');

/** Whether anything can still come of a completed application. */
const stillPossible = ({ byMail, inPerson }: CompletionLetterFacts): boolean => byMail !== null || inPerson !== null;

function howToComplete(facts: CompletionLetterFacts): Block[] {
  const { byMail, inPerson, polls } = facts;
  if (!stillPossible(facts))
    return [paragraph(words('The time to complete it for this election has passed.')), voteAtThePolls(facts, polls)];
  return [
    paragraph(
      bold('What to do.'),
      words(' Fill in and sign the sheet behind this letter. '),
      ...(byMail
        ? [
            words('If it reaches me no later than '),
            bold(longDay(byMail), 'byMail'),
            words(', and the application then qualifies, the ballot can still be mailed. '),
          ]
        : []),
      ...(inPerson
        ? [
            words(
              byMail
                ? 'After that, you or your agent can bring it to my office, best together with a new application'
                : 'You or your agent can bring it to my office',
            ),
            ...officeOpen(facts),
            words(' through '),
            bold(longDay(inPerson), 'inPerson'),
            words(', and the ballot is then handed over there, to you or to the agent named in the application. '),
          ]
        : []),
      words('Do not wait for the last day.'),
    ),
  ];
}
