// Signatures of a petition are entered, a line or a sheet at a time. What does not count is entered too, with why.
import { z } from 'zod';
import { isPetition } from '../domain/filing.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter } from '../domain/plain-date.ts';
import { placeOf, type Signature, SignatureTyped } from '../domain/signature.ts';
import { signaturesEntered } from '../records/petition-signatures.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { type CommandContext, defineCommand, refuse } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** The lines with what the list says of each voter, or the place of the one it has nobody for any more. */
function withVoters(lines: readonly SignatureTyped[], { lookedUp }: CommandContext): Signature[] | number {
  let asked = 0;
  const found: Signature[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.voter === null) {
      found.push({ ...line, voter: null });
      continue;
    }
    const voter = lookedUp[asked]?.[0];
    asked += 1;
    if (!voter) return at;
    const { id, name, address, district, status, listDate } = voter;
    found.push({ ...line, voter: { id, name: { ...name }, address, district, status, listDate } });
  }
  return found;
}

export const enterSignatures = defineCommand({
  name: 'nominations.enter-signatures',
  title: 'Enter signatures of a petition',
  input: z.strictObject({ election: ElectionId, filing: Serial, lines: z.array(SignatureTyped).min(1).max(50) }),
  value: z.strictObject({ entered: z.number().int() }),
  refusals: [
    'no-such-election',
    'no-such-record',
    'not-a-petition',
    'same-place-twice',
    'in-the-future',
    'no-such-voter',
  ],
  lookups: ({ lines }) => lines.flatMap(({ voter }) => (voter === null ? [] : [{ by: 'id' as const, id: voter }])),
  decide: (state, { election: id, filing, lines }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const known = election.value.nominations.filings.get(filing);
    if (!known) return noSuchRecord('filing', filing, 'filing');
    if (!isPetition(known.filing.kind))
      return refuse('not-a-petition', `Filing ${filing} is no petition, so it has no signatures to enter.`, 'filing');
    const places = lines.map(placeOf);
    const again = places.findIndex((place, at) => places.indexOf(place) < at);
    const twice = lines[again];
    if (twice)
      return refuse(
        'same-place-twice',
        `Page ${twice.page}, line ${twice.line} is entered twice, and the second would take the place of the first. Look at the sheet again.`,
        `lines.${again}.line`,
      );
    const toCome = lines.findIndex(({ signed }) => signed !== null && isAfter(signed, context.today));
    const day = lines[toCome]?.signed;
    if (day)
      return refuse(
        'in-the-future',
        `Nobody can have signed on ${longDay(day)}: that has not come yet. Look at the line again.`,
        `lines.${toCome}.signed`,
      );
    const found = withVoters(lines, context);
    if (typeof found === 'number')
      return refuse(
        'no-such-voter',
        'The county’s list in use has nobody of that number any more. Search for the name again, or type it by hand.',
        `lines.${found}.voter`,
      );
    return ok({ events: [signaturesEntered.of(id, { filing, lines: found })], value: { entered: found.length } });
  },
});
