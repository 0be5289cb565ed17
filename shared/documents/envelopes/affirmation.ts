// What the voter affirms on the envelope. Statutory words change, so they are data with their source and never stand in
// drawing code; a changed text is a new entry.

import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import { type PlainDate, plainDate } from '../../domain/plain-date.ts';
import { type Citation, electionLaw } from '../../law/citation.ts';

export interface StatutoryText {
  readonly citation: Citation;
  /** The act that set the words. */
  readonly act: string;
  /** The first day they apply; null where only the act is established. */
  readonly effectiveFrom: PlainDate | null;
  readonly text: string;
}

/** Election Law §7-122(6) and §7-119(6), which §15-120(7) and §15-119(9) make apply so far as practicable. */
export const affirmations: { readonly [kind in MailBallotKind]: StatutoryText } = {
  absentee: {
    citation: electionLaw('7-122', '6'),
    act: 'Laws of 2019, chapter 411',
    effectiveFrom: null,
    text:
      'I do declare that I am a citizen of the United States, that I am duly registered in the election district shown ' +
      'on the reverse side of this envelope and I am qualified to vote in such district; that I will be unable to appear ' +
      'personally on the day of the election for which this ballot is voted at the polling place of the election ' +
      'district in which I am a qualified voter because of the reason given on my application heretofore submitted; that ' +
      'I have not qualified nor do I intend to vote elsewhere, that I have not committed any act nor am I under any ' +
      'impediment which denies me the right to vote. I hereby declare that the foregoing is a true statement to the best ' +
      'of my knowledge and belief, and I understand that if I make any material false statement in the foregoing ' +
      'statement of absentee voter, I shall be guilty of a misdemeanor.',
  },
  'early-mail': {
    citation: electionLaw('7-119', '6'),
    act: 'Laws of 2023, chapter 481',
    effectiveFrom: plainDate('2024-01-01'),
    text:
      'I do declare that I am a citizen of the United States, that I am duly registered in the election district shown ' +
      'on the reverse side of this envelope and I am qualified to vote in such district; that I have not qualified nor do ' +
      'I intend to vote elsewhere, that I have not committed any act nor am I under any impediment which denies me the ' +
      'right to vote. I hereby declare that the foregoing is a true statement to the best of my knowledge and belief, and ' +
      'I understand that if I make any material false statement in the foregoing statement of early mail voter, I shall ' +
      'be guilty of a misdemeanor.',
  },
};

/** What the face must say (§15-120(7), §15-119(9)); the day and hour stand on a line of their own beneath it. */
export const receivedByCloseOfPolls: StatutoryText = {
  citation: electionLaw('15-120', '7'),
  act: 'Election Law, article 15',
  effectiveFrom: null,
  text:
    'In order for the ballot contained in this envelope to be counted, it must be received by the Village Clerk not ' +
    'later than the close of the polls on election day.',
};
