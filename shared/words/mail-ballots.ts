// Mail ballots put into words: numbers on envelopes, how one left, ended and came back, what the inspectors determined.
import type { BallotEnd, BallotOutcome, EnvelopeNote, MailBallotKind } from '../domain/mail-ballot.ts';
import { sentence } from './sentence.ts';

/** “0046”: as it stands on the return envelope. */
export const envelopeNumber = (number: number): string => String(number).padStart(4, '0');

export const mailBallotKindInWords: Readonly<Record<MailBallotKind, string>> = {
  absentee: 'absentee',
  'early-mail': 'early mail',
};

export const outInWords = {
  mailed: 'mailed',
  'handed-to-voter': 'handed to the voter',
  'handed-to-agent': 'handed to the agent named in the application',
} as const;

export const endInWords: Readonly<Record<BallotEnd, string>> = {
  undeliverable: 'brought back by the post office as undeliverable',
  spoiled: 'spoiled',
  cancelled: 'cancelled',
};

/** What was seen on the outside of a returned envelope. */
export const envelopeNoteInWords: Readonly<Record<EnvelopeNote, string>> = {
  'not-signed': 'not signed',
  'not-named': 'no name printed',
  'name-differs': 'signature or name does not match the register',
  'other-district': 'another district is written on it',
  'not-sealed': 'came unsealed',
  'oath-not-filled-in': 'the affirmation is not filled in',
};

/** Why the board did not count an envelope. */
export const whyNotCountedInWords = {
  'not-qualified-elector': 'not a qualified elector of this district',
  'not-lawfully-cast': 'not lawfully cast',
  'not-qualified-under-section': 'cast by somebody who would not be qualified under the section',
  other: 'another reason',
} as const;

/** “cast”, “not counted: not lawfully cast”, with the inspectors’ own words behind it where they gave some. */
export function outcomeInWords(outcome: BallotOutcome): string {
  switch (outcome.what) {
    case 'cast':
      return 'cast';
    case 'wrong-district':
      return `belongs to district ${outcome.district}`;
    case 'not-counted': {
      const why = outcome.why === 'other' && outcome.words !== '' ? '' : whyNotCountedInWords[outcome.why];
      return `not counted: ${[why, outcome.words].filter((part) => part !== '').join('; ')}`;
    }
  }
}

/** A remark behind a sentence, as a sentence of its own; nothing where there is none. */
export const remarked = (remark: string): string => (remark === '' ? '' : ` ${sentence(remark)}`);
