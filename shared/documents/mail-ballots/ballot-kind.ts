// The two kinds of mail ballot as papers name them, and the subdivisions of each kind's own section. A voter of the list of
// permanently disabled voters gets an absentee ballot: on paper that is all its kind says, for the rest would tell the reason.

import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import { type Citation, citationText, electionLaw } from '../../law/citation.ts';

interface KindOnPaper {
  /** “absentee”, within a sentence and in columns. */
  readonly word: string;
  /** “an absentee ballot” */
  readonly one: string;
  /** “§15-120” */
  readonly section: string;
  /** Where it says by when an application must be received, when the ballot goes out, by when it must be back, and to whom. */
  readonly received: string;
  readonly handedOut: string;
  readonly back: string;
  readonly toInspectors: string;
}

const law = (section: Citation): string => citationText(section);

export const ballotKind: { readonly [kind in MailBallotKind]: KindOnPaper } = {
  absentee: {
    word: 'absentee',
    one: 'an absentee ballot',
    section: '§15-120',
    received: law(electionLaw('15-120', '5')),
    handedOut: law(electionLaw('15-120', '6')),
    back: law(electionLaw('15-120', '7')),
    toInspectors: law(electionLaw('15-120', '8')),
  },
  'early-mail': {
    word: 'early mail',
    one: 'an early mail ballot',
    section: '§15-119',
    received: law(electionLaw('15-119', '7')),
    handedOut: law(electionLaw('15-119', '8')),
    back: law(electionLaw('15-119', '9')),
    toInspectors: law(electionLaw('15-119', '10')),
  },
};

/** “Election Law §15-120(7)” */
export const ofElectionLaw = (section: string): string => `Election Law ${section}`;
