// What the notice of election is made from (§15-104(3)(c)).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { StreetAddress } from '../../domain/address.ts';
import { District, ElectionKind, PollHours } from '../../domain/election.ts';
import { OfficeOnPaper, Proposition } from '../../domain/office.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { NameLine } from '../../domain/text.ts';
import { PaperFrame } from '../paper-frame.ts';

/** A person duly nominated. `bodies`: those of a person who stands on two lines; left out for everybody else. */
export const NomineeFact = z.strictObject({
  ballotName: NameLine,
  residence: StreetAddress.nullable(),
  bodies: z.array(NameLine).min(2).optional(),
});
export type NomineeFact = DeepReadonly<z.infer<typeof NomineeFact>>;

/** `candidates` is empty when nobody has been nominated. One person nominated by two bodies may stand there twice. */
export const OfficeFact = z.strictObject({ office: OfficeOnPaper, candidates: z.array(NomineeFact) });
export type OfficeFact = DeepReadonly<z.infer<typeof OfficeFact>>;

/** `label`: “Proposition 2”, as the ballot calls it; left out where nobody has said, and then they are counted. */
export const PropositionFact = z.strictObject({
  title: NameLine,
  abstract: Proposition.shape.abstract.nullable(),
  label: NameLine.optional(),
});
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
