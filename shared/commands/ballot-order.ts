// How the ballot is put in order where the law leaves it to figures or to the clerk (§7-116): the bodies, and the
// candidates of one office.
import { z } from 'zod';
import { bodyKey } from '../domain/ballot.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { NameLine, OptionalLine } from '../domain/text.ts';
import { bodiesOrdered, candidatesOrdered } from '../records/ballot-order.ts';
import { ok } from '../result.ts';
import { listInWords } from '../words/lists.ts';
import { defineCommand, type ElectionState, refuse } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** `parties`: by their votes for governor at the last election for that office, most first; the program never guesses it. */
export const orderBodies = defineCommand({
  name: 'ballot.order-bodies',
  title: 'Say in which order parties and independent bodies stand on the ballot',
  input: z.strictObject({
    election: ElectionId,
    parties: z.array(NameLine).max(30),
    independents: z.array(NameLine).max(30),
    /** The day of the vote for governor the order comes from; null where it is not said. */
    votedOn: PlainDate.nullable(),
    source: OptionalLine,
  }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'named-twice'],
  decide: (state, { election: id, ...bodies }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const keys = [...bodies.parties, ...bodies.independents].map(bodyKey);
    const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
    if (twice >= 0) {
      const ofParties = twice < bodies.parties.length;
      const at = ofParties ? twice : twice - bodies.parties.length;
      const name = (ofParties ? bodies.parties : bodies.independents)[at];
      return refuse(
        'named-twice',
        `“${name}” stands there twice. Each body has one place on the ballot.`,
        `${ofParties ? 'parties' : 'independents'}.${at}`,
      );
    }
    return ok({ events: [bodiesOrdered.of(id, bodies)], value: {} });
  },
});

/** The candidates by number with their names of today; refused unless `order` has each of `wanted` once. */
export function eachOnce(order: readonly number[], wanted: readonly { readonly number: number; ballotName: string }[]) {
  const named = order.map((candidate) => ({
    candidate,
    name: wanted.find(({ number }) => number === candidate)?.ballotName ?? '',
  }));
  const whole = new Set(order).size === wanted.length && order.length === wanted.length;
  if (!whole || named.some(({ name }) => name === ''))
    return refuse(
      'not-each-once',
      `The order must name each of them once: ${listInWords(wanted.map(({ ballotName }) => ballotName))}.`,
      'order',
    );
  return ok(named);
}

export const standingFor = ({ nominations }: ElectionState, office: number) =>
  nominations.candidates.filter((one) => one.office === office);

/** It counts among the candidates of one body; lots that were drawn go before it. */
export const orderCandidates = defineCommand({
  name: 'ballot.order-candidates',
  title: 'Put the candidates for an office in order',
  input: z.strictObject({ election: ElectionId, office: Serial, order: z.array(Serial).min(1).max(60) }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'not-each-once'],
  decide: (state, { election: id, office: number, order }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const office = election.value.file.offices.find((one) => one.number === number);
    if (!office) return noSuchRecord('office', number, 'office');
    const named = eachOnce(order, standingFor(election.value, number));
    if (!named.ok) return named;
    const event = candidatesOrdered.of(id, { office: number, title: office.title, order: named.value });
    return ok({ events: [event], value: {} });
  },
});
