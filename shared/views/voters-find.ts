// Finding anybody: the county's list and everybody who was typed by hand, as one list, best first.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { inOrder } from '../domain/name-order.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { voterStatusInWords } from '../words/voter-status.ts';
import { defineView } from './define-view.ts';
import { typedPeople } from './typed-people.ts';
import type { Fit, FoundVoter } from './voter-book.ts';

const FoundPerson = z.strictObject({
  kind: z.enum(['voter', 'application', 'candidate']),
  /** The voter's id on the list; the application's or candidate's number. */
  id: z.string(),
  /** Where an application or a candidate belongs; null for a voter. */
  election: ElectionId.nullable(),
  name: z.string(),
  /** House number, street and apartment; empty where nobody wrote one. */
  address: z.string(),
  district: z.string(),
  /** How the voter stands on the list, or what was typed. */
  note: z.string(),
  /** Only where another voter has the same surname and given name: then nobody may be taken for the other. */
  birthDate: PlainDate.nullable(),
  /** Other voters with the same surname and given name. */
  namesakes: z.number().int(),
});
type FoundPerson = z.infer<typeof FoundPerson>;
interface Ranked {
  readonly fit: Fit;
  readonly order: string;
  readonly person: FoundPerson;
}

const ofVoter = ({ voter, fit, order, namesakes }: FoundVoter): Ranked => ({
  ...{ fit, order },
  person: {
    kind: 'voter',
    id: voter.id,
    election: null,
    name: nameInList(voter.name),
    address: voter.address,
    district: voter.district,
    note: voterStatusInWords[voter.status],
    birthDate: namesakes > 0 ? voter.birthDate : null,
    namesakes,
  },
});

export const votersFind = defineView({
  name: 'voters.find',
  title: 'Find anybody on the county’s list or typed by hand',
  input: z.strictObject({ text: z.string().max(200), limit: z.number().int().min(1).max(200) }),
  output: z.strictObject({
    /** The day the county's list is of; null where none was read. */
    listDate: PlainDate.nullable(),
    hits: z.array(FoundPerson),
    /** There are more than these. */
    more: z.boolean(),
  }),
  refusals: [],
  answer: (state, { text, limit }, { voters }) => {
    const typed = state.office.elections.flatMap(({ id }): Ranked[] => {
      const election = state.election(id);
      if (!election) return [];
      return typedPeople(election, text).map(({ fit, order, title, note, kind, id: number, address }) => ({
        ...{ fit, order },
        person: {
          ...{ kind, id: number, election: id, name: title, address, note },
          ...{ district: '', birthDate: null, namesakes: 0 },
        },
      }));
    });
    const listed = state.office.voterList ? voters.find(text, limit + 1).map(ofVoter) : [];
    const all = [...typed, ...listed].sort((a, b) => a.fit - b.fit || inOrder(a.order, b.order));
    return ok({
      listDate: state.office.voterList?.listDate ?? null,
      hits: all.slice(0, limit).map(({ person }) => person),
      more: all.length > limit,
    });
  },
});
