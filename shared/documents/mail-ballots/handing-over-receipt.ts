// The receipt for a ballot handed over at the office, to the applicant or to the agent named in the application (§15-120(6),
// §15-119(8)). It knows the number on the return envelope; a ballot itself has none.
import type { HappenedOn } from '../../domain/finding.ts';
import type { WallTime } from '../../domain/wall-time.ts';
import { receivedInWords } from '../../words/filings.ts';
import { envelopeNumber } from '../../words/mail-ballots.ts';
import { blank, bold, type FlowDocument, field, group, paragraph, signature, space, words } from '../blocks.ts';
import { paperDocument } from '../paper-document.ts';
import { ballotKind } from './ballot-kind.ts';
import { type AboutApplication, mustBeBack, numbered, theElection } from './mail-letter.ts';

/** `edition` is the number of the receipt itself. `agent` null: handed to the applicant. `named`: the application names that agent. */
export interface HandingOverReceiptFacts extends AboutApplication {
  readonly applicant: string;
  readonly agent: string | null;
  readonly named: boolean;
  readonly envelope: number;
  readonly handedOver: Readonly<HappenedOn>;
  readonly closes: WallTime | null;
}

export const handingOverReceipt = (facts: HandingOverReceiptFacts): FlowDocument =>
  paperDocument(
    { ...facts, edition: null },
    { paper: 'handing-over-receipt', templateVersion: 1 },
    {
      name: 'Receipt for a Ballot Handed Over',
      of: numbered(facts, facts.handedOver.day),
      type: 'filed',
      head: 'letterhead',
      blocks: [
        paragraph(
          words(`I received ${ballotKind[facts.kind].one} for the `),
          ...theElection(facts),
          words(', with its return envelope, at the village clerk’s office.'),
        ),
        field('Voter:', bold(facts.applicant, 'applicant')),
        field('Application:', words(String(facts.application), 'application')),
        field('Return envelope number:', bold(envelopeNumber(facts.envelope), 'envelope')),
        field(
          'Handed to:',
          facts.agent === null
            ? words('the voter in person', 'agent')
            : words(facts.named ? `${facts.agent}, the agent named in the application` : facts.agent, 'agent'),
        ),
        field(
          'Day, hour and minute:',
          bold(receivedInWords(facts.handedOver), 'handedOver'),
          ...(facts.handedOver.time === null ? [words(', at '), blank('handedOver.time', 90)] : []),
        ),
        mustBeBack(facts, facts.closes),
        group(
          space(6),
          signature(
            280,
            [bold(facts.agent ?? facts.applicant, facts.agent === null ? 'applicant' : 'agent')],
            [words(facts.agent === null ? 'Signature of the voter' : `Signature of the agent of ${facts.applicant}`)],
          ),
          signature(
            280,
            [words(facts.clerk.name, 'clerk.name')],
            [words(`${facts.clerk.title}, Village of ${facts.village.name}, who handed it over`, 'clerk.title')],
          ),
        ),
      ],
    },
  );
