// The letter for an application whose ballot can no longer be mailed: what is still possible in person, until when, and by whom
// (§15-120(5) and (6), §15-119(7) and (8)).
import type { PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import { type Block, bold, type FlowDocument, paragraph, words } from '../blocks.ts';
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

/**
 * `lastByMail`: the day that was missed. `inPerson`: the last day to bring an application; null once it has passed.
 * `broughtInPerson`: by the voter or an agent, so that this very paper will do.
 */
export interface LateForMailLetterFacts extends MailLetterFacts {
  readonly lastByMail: PlainDate;
  readonly inPerson: PlainDate | null;
  readonly broughtInPerson: boolean;
  readonly polls: PollsOfVoter;
}

export const lateForMailLetter = (facts: LateForMailLetterFacts): FlowDocument =>
  mailLetter(facts, { paper: 'late-for-mail-letter', templateVersion: 1, name: 'Too Late to Mail a Ballot' }, [
    yourApplication(facts),
    paragraph(
      words('An application that asks for the ballot by mail had to reach me no later than '),
      bold(longDay(facts.lastByMail), 'lastByMail'),
      words(
        `; the day it arrives counts, not the postmark (${ballotKind[facts.kind].received}). So I cannot mail you a ballot.`,
      ),
    ),
    ...atMyOffice(facts),
    voteAtThePolls(facts, facts.polls),
    askMe(facts),
  ]);

function atMyOffice(facts: LateForMailLetterFacts): Block[] {
  const { inPerson, broughtInPerson, clerk, kind } = facts;
  if (broughtInPerson)
    return [
      paragraph(
        bold('At my office.'),
        words(' Your application was brought in person, so if it qualifies the ballot can be handed over at my office'),
        ...officeOpen(facts),
        words(
          ` to you, or to the agent named in the application (${ballotKind[kind].handedOut}). Call before you come.`,
        ),
      ),
    ];
  if (inPerson === null)
    return [
      paragraph(words('The last day to bring an application in person has passed too, so none can be handed out.')),
    ];
  return [
    paragraph(
      bold('At my office.'),
      words(' Through '),
      bold(longDay(inPerson), 'inPerson'),
      words(', you or your agent can bring an application to my office, '),
      words(clerk.address.street, 'clerk.address'),
      ...officeOpen(facts),
      words(
        `. If it qualifies, the ballot is handed over there, to you or to the agent named in the application (${ballotKind[kind].handedOut}). A form is enclosed: whoever is to collect the ballot for you must be named in it.`,
      ),
    ),
  ];
}
