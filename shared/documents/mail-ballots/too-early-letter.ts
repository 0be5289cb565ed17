// The letter for an application that came before the four months began: the first day it can be received, a new form with it,
// and what becomes of the paper (§15-120(5), §15-119(7)). It is sent at once.
import type { PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import { bold, type FlowDocument, paragraph, words } from '../blocks.ts';
import { ballotKind } from './ballot-kind.ts';
import { askMe, type MailLetterFacts, mailLetter, yourApplication } from './mail-letter.ts';

/** `first`: the first day an application can be received; the last days as they are advertised. */
export interface TooEarlyLetterFacts extends MailLetterFacts {
  readonly first: PlainDate;
  readonly lastByMail: PlainDate;
  readonly lastInPerson: PlainDate;
}

export const tooEarlyLetter = (facts: TooEarlyLetterFacts): FlowDocument =>
  mailLetter(facts, { paper: 'too-early-letter', templateVersion: 1, name: 'Your Application Came Too Early' }, [
    yourApplication(facts),
    paragraph(
      words(
        `An application cannot be received earlier than four months before the election (${ballotKind[facts.kind].received}). The first day for this election is `,
      ),
      bold(longDay(facts.first), 'first'),
      words('.'),
    ),
    paragraph(
      bold('Please apply again.'),
      words(' A new form is enclosed. Fill it in, sign it, and see that it reaches me on '),
      words(longDay(facts.first), 'first'),
      words(' or later. If the ballot is to be mailed to you, the new application must reach me no later than '),
      bold(longDay(facts.lastByMail), 'lastByMail'),
      words('. After that you or your agent can bring one to my office, through '),
      words(longDay(facts.lastInPerson), 'lastInPerson'),
      words('.'),
    ),
    paragraph(
      words(
        'I keep the paper you sent, with the day on which it came. Please do not rely on it: without the new form you may get no ballot.',
      ),
    ),
    askMe(facts),
  ]);
