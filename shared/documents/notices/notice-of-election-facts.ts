// What the notice of election is made from, and which of it is not on record yet (§15-104(3)(c)).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { StreetAddress } from '../../domain/address.ts';
import { District, ElectionKind, PollHours } from '../../domain/election.ts';
import { Office, Proposition } from '../../domain/office.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { NameLine } from '../../domain/text.ts';
import { PaperFrame } from '../paper-frame.ts';

/** A person duly nominated. */
export const NomineeFact = z.strictObject({ ballotName: NameLine, residence: StreetAddress.nullable() });
export type NomineeFact = DeepReadonly<z.infer<typeof NomineeFact>>;

/** `candidates` is empty when nobody has been nominated. One person nominated by two bodies may stand there twice. */
export const OfficeFact = z.strictObject({ office: Office, candidates: z.array(NomineeFact) });
export type OfficeFact = DeepReadonly<z.infer<typeof OfficeFact>>;

export const PropositionFact = z.strictObject({ title: NameLine, abstract: Proposition.shape.abstract.nullable() });
export type PropositionFact = DeepReadonly<z.infer<typeof PropositionFact>>;

/**
 * Set only where the polling day is not the calendar anchor because March 17 is the third Tuesday (§15-104(1)(b)).
 * `resolved` is whether the trustees' resolution is on record; `resolvedOn` its day, where that is known.
 */
export const MovedPollDayFact = z.strictObject({
  anchor: PlainDate,
  resolved: z.boolean(),
  resolvedOn: PlainDate.nullable(),
});
export type MovedPollDayFact = DeepReadonly<z.infer<typeof MovedPollDayFact>>;

/**
 * Every text is cleaned text. What is not on record is null or empty and prints as a ruled space. `pollDay` is the day
 * people vote, never the calendar anchor; `dated` the day the notice bears.
 */
export const NoticeOfElectionFacts = z.strictObject({
  ...PaperFrame.shape,
  kind: ElectionKind,
  pollDay: PlainDate,
  moved: MovedPollDayFact.nullable(),
  hours: PollHours.nullable(),
  districts: z.array(District),
  offices: z.array(OfficeFact),
  propositions: z.array(PropositionFact),
  dated: PlainDate.nullable(),
});
export type NoticeOfElectionFacts = DeepReadonly<z.infer<typeof NoticeOfElectionFacts>>;

/** `where` names the place in the program where the fact is entered. */
export interface MissingFact {
  readonly field: string;
  readonly what: string;
  readonly where: 'districts' | 'hours' | 'polling-day' | 'offices' | 'candidates' | 'propositions' | 'dated';
}

/**
 * What §15-104(3)(c) asks for and is not on record, in the order of the notice. An office without a nomination is not
 * missing: the notice says so.
 */
export function missingFacts(facts: NoticeOfElectionFacts): MissingFact[] {
  const { districts, offices, propositions } = facts;
  const votesOnOffices = facts.kind !== 'referendum';
  return [
    ...(facts.moved && !facts.moved.resolved
      ? [missing('moved.resolvedOn', 'The resolution that moves the polling day from March 17', 'polling-day')]
      : []),
    ...(facts.hours === null ? [missing('hours', 'The hours during which the polls are open', 'hours')] : []),
    ...(districts.length === 0 ? [missing('districts', 'The election districts', 'districts')] : []),
    ...districts.flatMap((district, i) =>
      district.place === null
        ? [missing(`districts.${i}.place`, `The polling place of District ${district.name}`, 'districts')]
        : [],
    ),
    ...(votesOnOffices && offices.length === 0 ? [missing('offices', 'The offices to be filled', 'offices')] : []),
    ...offices.flatMap((entry, i) => missingInOffice(entry, i)),
    ...(!votesOnOffices && propositions.length === 0
      ? [missing('propositions', 'The proposition to be voted upon', 'propositions')]
      : []),
    ...propositions.flatMap((proposition, i) =>
      proposition.abstract === null
        ? [missing(`propositions.${i}.abstract`, `The abstract of “${proposition.title}”`, 'propositions')]
        : [],
    ),
    ...(facts.dated === null ? [missing('dated', 'The day the notice bears', 'dated')] : []),
  ];
}

function missingInOffice({ office, candidates }: OfficeFact, i: number): MissingFact[] {
  return [
    ...(office.unexpired && office.termEnds === null
      ? [missing(`offices.${i}.termEnds`, `The day the unexpired term of ${office.title} ends`, 'offices')]
      : []),
    ...candidates.flatMap((candidate, j) =>
      candidate.residence === null
        ? [missing(`offices.${i}.candidates.${j}.residence`, `The address of ${candidate.ballotName}`, 'candidates')]
        : [],
    ),
  ];
}

const missing = (field: string, what: string, where: MissingFact['where']): MissingFact => ({ field, what, where });
