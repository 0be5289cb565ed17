// The facts of an envelope: the village, the clerk, the day and hour, our number; of the voter only what the outgoing one
// is addressed to, and what the village wants printed into her places.
import type { EnvelopeFacts, Prefilled } from '../documents/envelopes/envelope-facts.ts';
import type { PictureSource } from '../documents/picture.ts';
import { addressInline, addressLines } from '../domain/address.ts';
import type { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { envelopeCode } from '../domain/envelope-code.ts';
import { flapOf, postageInBox } from '../domain/envelope-settings.ts';
import { nameInOrder } from '../domain/person-name.ts';
import type { DayOnEnvelope } from '../records/mail-ballot-life.ts';
import { wantedNow } from '../records/mail-ballot-standing.ts';
import { err, ok, type Result } from '../result.ts';
import { march17InPerson } from '../rules/checks/application-notes.ts';
import { asMailed } from '../rules/checks/mail-address.ts';
import { hourOf } from '../rules/count-deadline.ts';
import { lastDayToReturn } from '../rules/last-day-to-return.ts';
import { monthAndDay } from '../words/days.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { districtOf, envelopeNow, type RegisterLine } from './line-and-ballots.ts';

/** The piece and the stock it is printed on. */
export interface EnvelopeAsked {
  readonly piece: EnvelopePiece;
  readonly stock: EnvelopeStock;
}

/** What a screen reader says in place of the artwork. */
export const artworkAlt = 'Official Election Mail';

/** What all envelopes of one piece on one stock have alike: a thousand of them ask for it once. */
export interface EnvelopesAlike {
  readonly office: OfficeView;
  readonly election: ElectionState;
  readonly piece: EnvelopePiece;
  readonly facts: Omit<EnvelopeFacts, 'kind' | 'number' | 'code' | 'mark' | 'prefilled' | 'addressee' | 'endorsements'>;
}

/** Or the sentence that says what must be told first. */
export function envelopesAlike(
  office: OfficeView,
  election: ElectionState,
  { piece, stock }: EnvelopeAsked,
  picture: PictureSource,
): Result<EnvelopesAlike, string> {
  const { village, clerk, envelopes, artwork } = office;
  if (!village || !clerk) {
    return err(
      'A return envelope is addressed to the clerk. Give the village’s name and the clerk’s address in Settings first.',
    );
  }
  const { districts, hours } = election.file;
  if (hours === null || districts.length === 0) {
    return err(
      'A return envelope states the hour by which it must be back, and has a place for the district where there is more than one. Give hours and districts in Settings first.',
    );
  }
  const facts = factsOfElection(office, election);
  const { kind, districtCount } = facts;
  const closes = hourOf('polls-close', facts);
  if (closes === null)
    return err('The county board of elections conducts this election in its own hours. Ask the board.');
  return ok({
    ...{ office, election, piece },
    facts: {
      ...{ stock, flapDepth: flapOf(envelopes, piece, stock) },
      village,
      clerk: { title: clerk.title, address: clerk.address },
      ...{ election: kind, pollDay: lastDayToReturn(facts), closes, districtCount },
      postage: postageInBox(envelopes.postage),
      artwork: artwork && picture(artwork.sha256, artworkAlt),
      practice: office.kind === 'practice',
    },
  });
}

/** The facts of the envelope of that number for that line; or the sentence that says what is missing. */
export function factsOfLine(alike: EnvelopesAlike, line: RegisterLine, number: number): Result<EnvelopeFacts, string> {
  const { office, election, piece } = alike;
  const addressee = piece === 'outgoing' ? addresseeOf(line) : [];
  if (addressee === null)
    return err(
      `No address of ${nameInOrder(line.application.name)} is on record. Write down where the ballot is to go, or hand it over.`,
    );
  return ok({
    ...alike.facts,
    kind: line.application.kind,
    ...{ number: envelopeNumber(number), code: envelopeCode(election.id, number), mark: markOf(line) },
    prefilled: office.envelopes.prefill ? prefilledOf(election, line) : null,
    addressee,
    endorsements: endorsementsOf(office, line),
  });
}

/** The facts of the envelope of that line, of the ballot it has now or of the next one. */
export function envelopeFacts(
  office: OfficeView,
  election: ElectionState,
  line: RegisterLine,
  asked: EnvelopeAsked,
  picture: PictureSource,
): Result<EnvelopeFacts, string> {
  const alike = envelopesAlike(office, election, asked, picture);
  return alike.ok ? factsOfLine(alike.value, line, envelopeNow(election.mailBallots, line)) : alike;
}

/** By when an envelope says it must be back; null for the one to the voter, which says nothing of it. */
export const dayOn = (
  piece: EnvelopePiece,
  { pollDay, closes }: Pick<EnvelopeFacts, 'pollDay' | 'closes'>,
): DayOnEnvelope => (piece === 'outgoing' ? null : { day: pollDay, closes });

/** Facts for the digest in the record: a picture counts by its file. */
export const factsToDigest = (facts: EnvelopeFacts, { artwork }: OfficeView) => ({
  ...facts,
  artwork: artwork?.sha256 ?? null,
});

/** Name and address, a line each, the name of another country in capitals on the last; null where no address is known. */
export function addresseeOf(line: RegisterLine): string[] | null {
  const to = mailedTo(line);
  return to && [nameInOrder(line.application.name), ...to.lines];
}

/** Where the ballot of that line is wanted, else the mailing address, else home; null where none is known. */
export function mailedTo(line: RegisterLine): { readonly lines: string[] } | null {
  const { mailing, residence } = line.application;
  const lines =
    wantedNow(line).sendTo?.lines ??
    mailing?.lines ??
    (residence ? addressLines(residence).map((one) => one.trim()) : null);
  return lines && { lines: asMailed(lines) };
}

function prefilledOf(election: ElectionState, line: RegisterLine): Prefilled {
  const { name, residence } = line.application;
  return {
    name: nameInOrder(name),
    residence: residence ? addressInline(residence).trim() : '',
    district: districtOf(election, line, null),
  };
}

/** What is asked of the post office; more for those of the list of permanently disabled voters (§15-122(4)). */
function endorsementsOf({ envelopes }: OfficeView, { kind }: RegisterLine): string[] {
  const { endorsement, disabledEndorsement } = envelopes;
  return [endorsement, kind === 'permanently-disabled' ? disabledEndorsement : ''].filter((line) => line !== '');
}

/** In a March 17 year: brought in person on the third Tuesday itself, which the inspectors are to see at once. */
export function markOf({ notes }: RegisterLine): string | null {
  const day = notes.find(({ checkId }) => checkId === march17InPerson)?.happenedOn ?? null;
  return day === null ? null : `Applied for in person ${monthAndDay(day)}`;
}
