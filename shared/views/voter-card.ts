// One voter: what the list says and since when, how it was before, and who could be taken for her. The birth date is
// shown when it is asked for, and at once where there is somebody of the same name.
import { z } from 'zod';
import { refuse } from '../commands/define-command.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { VoterId, VoterName, type VoterSnapshot, VoterStatus } from '../domain/voter.ts';
import { ok } from '../result.ts';
import { voterStatusInWords } from '../words/voter-status.ts';
import { defineView } from './define-view.ts';
import type { VoterVersion } from './voter-book.ts';

/**
 * Why two are shown side by side. `same-birth-date`: perhaps one person under two numbers. `same-house`: perhaps father
 * and son. The program never takes the one for the other, and never makes them one.
 */
const Alike = z.enum(['same-birth-date', 'same-house', 'same-name']);
const Version = z.strictObject({
  name: VoterName,
  address: z.string(),
  district: z.string(),
  status: VoterStatus,
  since: PlainDate,
  until: PlainDate.nullable(),
});
const Namesake = z.strictObject({
  id: VoterId,
  name: z.string(),
  address: z.string(),
  district: z.string(),
  status: z.string(),
  birthDate: PlainDate.nullable(),
  why: Alike,
});

const versionOf = ({ voter, since, until }: VoterVersion): z.infer<typeof Version> => ({
  ...{ name: voter.name, address: voter.address, district: voter.district, status: voter.status, since, until },
});

function alike(one: VoterSnapshot, other: VoterSnapshot): z.infer<typeof Alike> {
  if (one.birthDate !== null && one.birthDate === other.birthDate) return 'same-birth-date';
  const house = ({ address, city }: VoterSnapshot): string => `${address}|${city}`.toUpperCase();
  return one.address !== '' && house(one) === house(other) ? 'same-house' : 'same-name';
}

export const voterCard = defineView({
  name: 'voters.card',
  title: 'What the county’s list says about one voter',
  input: z.strictObject({ id: VoterId, withBirthDate: z.boolean() }),
  output: z.strictObject({
    id: VoterId,
    /** False where the list in use has her no more: then the newest earlier version is told. */
    onList: z.boolean(),
    /** The list in use is of this day. */
    listDate: PlainDate,
    ...Version.shape,
    city: z.string(),
    zip: z.string(),
    mail: z.array(z.string()),
    statusInWords: z.string(),
    stateNumber: z.string(),
    countyNumber: z.string(),
    party: z.string(),
    phone: z.string(),
    /** Null where it was not asked for and nobody has the same name, or the list does not say. */
    birthDate: PlainDate.nullable(),
    centuryAssumed: z.boolean(),
    earlier: z.array(Version),
    namesakes: z.array(Namesake),
  }),
  refusals: ['no-such-voter'],
  answer: ({ office }, { id, withBirthDate }, { voters }) => {
    const [newest, ...earlier] = voters.versions(id);
    if (!newest || !office.voterList)
      return refuse('no-such-voter', 'Nobody has that number on the county’s list. Search for the name again.', 'id');
    const { voter } = newest;
    const namesakes = voters.namesakes(voter.name).filter((other) => other.id !== id);
    return ok({
      ...versionOf(newest),
      ...{ id: voter.id, onList: newest.until === null, listDate: office.voterList.listDate },
      ...{ city: voter.city, zip: voter.zip, mail: voter.mail, statusInWords: voterStatusInWords[voter.status] },
      ...{ stateNumber: newest.stateNumber, countyNumber: newest.countyNumber },
      ...{ party: newest.party, phone: newest.phone, centuryAssumed: newest.centuryAssumed },
      birthDate: withBirthDate || namesakes.length > 0 ? voter.birthDate : null,
      earlier: earlier.map(versionOf),
      namesakes: namesakes.map((other) => ({
        ...{ id: other.id, name: nameInList(other.name), address: other.address, district: other.district },
        ...{ status: voterStatusInWords[other.status], birthDate: other.birthDate, why: alike(voter, other) },
      })),
    });
  },
});
