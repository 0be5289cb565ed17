// The letter that no ballot is given, with the reason in the clerk's words and what the voter can still do. It speaks of the
// application and of nothing else: who is a qualified elector is not the clerk's to say (§15-120(5)).
import type { PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import { sentence } from '../../words/sentence.ts';
import { type Block, bold, type FlowDocument, group, paragraph, words } from '../blocks.ts';
import { ballotKind } from './ballot-kind.ts';
import {
  askMe,
  type MailLetterFacts,
  mailLetter,
  officeOpen,
  type PollsOfVoter,
  voteAtThePolls,
  yourApplication,
} from './mail-letter.ts';

/** `reason`: the clerk's own words. `byMail` and `inPerson`: the last days for a new application; null once passed. */
export interface RefusalLetterFacts extends MailLetterFacts {
  readonly reason: string;
  readonly byMail: PlainDate | null;
  readonly inPerson: PlainDate | null;
  readonly polls: PollsOfVoter;
}

export const refusalLetter = (facts: RefusalLetterFacts): FlowDocument =>
  mailLetter(facts, { paper: 'refusal-letter', templateVersion: 1, name: 'Your Application for a Mail Ballot' }, [
    yourApplication(facts),
    group(
      paragraph(words(determined(facts.kind))),
      paragraph(bold('Reason: '), words(sentence(facts.reason), 'reason')),
    ),
    paragraph(words(andNothingElse(facts.kind))),
    paragraph(words('This is what you can still do:')),
    ...applyAgain(facts),
    voteAtThePolls(facts, facts.polls),
    askMe(facts),
  ]);

const determined = (kind: MailLetterFacts['kind']): string =>
  kind === 'absentee'
    ? 'I have looked at it as Election Law §15-120(5) tells me to, and have determined from the information in it that it does not qualify under §15-120. I cannot give you an absentee ballot on it.'
    : 'I have looked at it as Election Law §15-119(7) tells me to, and could not accept it. I cannot give you an early mail ballot on it.';

const andNothingElse = (kind: MailLetterFacts['kind']): string =>
  kind === 'absentee'
    ? 'This is about the application only. Whether you are qualified to vote is not for me to decide, and I have not decided it.'
    : 'This is about the application only. It does not take you off any list, and it does not decide whether you may vote at the polls.';

function applyAgain(facts: RefusalLetterFacts): Block[] {
  const { byMail, inPerson, kind } = facts;
  if (byMail === null && inPerson === null) return [];
  return [
    paragraph(
      bold('Apply again.'),
      words(
        ` If the reason above is a mistake or can be put right, ${byMail ? 'send or bring' : 'bring'} a new application. `,
      ),
      ...(byMail
        ? [
            words('If the ballot is to be mailed, it must reach me no later than '),
            bold(longDay(byMail), 'byMail'),
            words('. '),
          ]
        : []),
      ...(inPerson
        ? [
            words('You or your agent can bring it to my office'),
            ...officeOpen(facts),
            words(' through '),
            bold(longDay(inPerson), 'inPerson'),
            words(`; if it qualifies, the ballot is handed over there (${ballotKind[kind].handedOut}). `),
          ]
        : []),
      words(theOtherKind[kind]),
    ),
  ];
}

const theOtherKind: { readonly [kind in MailLetterFacts['kind']]: string } = {
  absentee:
    'A registered voter of the village can also apply for an early mail ballot, for which no reason is asked (Election Law §15-119).',
  'early-mail':
    'If on election day you will be away from the county, ill or disabled, caring for somebody who is, or detained, you can also apply for an absentee ballot (Election Law §15-120).',
};
