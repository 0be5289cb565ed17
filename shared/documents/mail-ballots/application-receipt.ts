// The receipt for an application: when it came, as stamped, for whoever brought it or for the applicant by mail. It says
// nothing about whether the applicant gets a ballot, and nothing of what is in the application beyond how the ballot is wanted.
import type { Wants } from '../../domain/application.ts';
import type { HappenedOn } from '../../domain/finding.ts';
import type { WallTime } from '../../domain/wall-time.ts';
import { longDay } from '../../words/days.ts';
import { momentInWords } from '../../words/moments.ts';
import { capital } from '../../words/sentence.ts';
import {
  type Block,
  blank,
  bold,
  type FlowDocument,
  field,
  paragraph,
  type Run,
  small,
  space,
  words,
} from '../blocks.ts';
import { electionInSentence } from '../election-name.ts';
import { closing } from '../letters/letter-parts.ts';
import { paperDocument } from '../paper-document.ts';
import { ballotKind } from './ballot-kind.ts';
import { type AboutApplication, mustBeBack, numbered } from './mail-letter.ts';

/** `edition` is the number of the receipt itself. `recorded`: shown where it is not the minute the paper came. */
export interface ApplicationReceiptFacts extends AboutApplication {
  readonly applicant: string;
  readonly received: Readonly<HappenedOn>;
  readonly recorded: Readonly<HappenedOn>;
  /** “by mail”, “in person”, “brought by an agent”. */
  readonly how: string;
  /** Who brought it, where that was somebody else; '' otherwise. */
  readonly broughtBy: string;
  readonly wants: Wants;
  /** The agent named in the application; '' where none is. */
  readonly agent: string;
  /** When the polls close, where their hours are on record. */
  readonly closes: WallTime | null;
}

const said = (label: string, value: string, from: string): Block[] =>
  value === '' ? [] : [field(label, words(value, from))];

export const applicationReceipt = (facts: ApplicationReceiptFacts): FlowDocument =>
  paperDocument(
    { ...facts, edition: null },
    { paper: 'application-receipt', templateVersion: 1 },
    {
      name: 'Receipt for an Application',
      of: numbered(facts, facts.received.day),
      type: 'filed',
      head: 'letterhead',
      blocks: [
        paragraph(
          words(
            `This application for ${ballotKind[facts.kind].one} was received at my office, with its day, hour and minute, and entered in the register.`,
          ),
        ),
        field('Number:', bold(String(facts.application), 'application')),
        field('Applicant:', bold(facts.applicant, 'applicant')),
        field(
          'Election:',
          words(`${capital(electionInSentence[facts.election])}, ${longDay(facts.pollDay)}`, 'pollDay'),
        ),
        field('Received:', ...received(facts)),
        ...writtenDown(facts),
        ...said('How it came:', facts.how, 'how'),
        ...said('Brought by:', facts.broughtBy, 'broughtBy'),
        ...said('The ballot is wanted:', wanted(facts), 'wants'),
        space(6),
        mustBeBack(facts, facts.closes),
        small(
          words(
            'This receipt says when the application came. It does not say that it came in time, that it is complete, or that the applicant qualifies for a ballot. I look at that next, and write to the applicant if something is missing or if no ballot can be given.',
          ),
        ),
        closing(facts),
      ],
    },
  );

const received = ({ received: told }: ApplicationReceiptFacts): Run[] => [
  bold(momentInWords(told), 'received'),
  ...(told.time === null ? [words(', at '), blank('received.time', 90)] : []),
];

function writtenDown({ received: told, recorded }: ApplicationReceiptFacts): Block[] {
  const same = told.day === recorded.day && told.time === recorded.time;
  return same ? [] : [field('Written down:', words(momentInWords(recorded), 'recorded'))];
}

function wanted({ wants, agent }: ApplicationReceiptFacts): string {
  switch (wants) {
    case 'mailed':
      return 'by mail';
    case 'collect-self':
      return 'handed to the applicant at my office';
    case 'collect-agent':
      return agent === ''
        ? 'handed to an agent at my office; the application names none'
        : `handed at my office to the agent named in the application, ${agent}`;
    case 'not-said':
      return '';
  }
}
