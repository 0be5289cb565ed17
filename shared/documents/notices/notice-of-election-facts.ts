// What the notice of election is made from, and which of it is not on record yet (§15-104(3)(c)).
import type { StreetAddress } from '../../domain/address.ts';
import type { District, ElectionKind, PollHours } from '../../domain/election.ts';
import type { Office } from '../../domain/office.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { ClerkIdentity, VillageName } from '../../domain/village.ts';
import type { FlowPaperSize } from '../blocks.ts';

/** A person duly nominated. A domain `Candidate` can be given as it is. */
export interface NomineeFact {
  readonly ballotName: string;
  readonly residence: StreetAddress | null;
}

export interface OfficeFact {
  readonly office: Office;
  /** Empty when nobody has been nominated. One person nominated by two bodies may stand here twice. */
  readonly candidates: readonly NomineeFact[];
}

export interface PropositionFact {
  readonly title: string;
  readonly abstract: string | null;
}

/**
 * Set only where the polling day is not the calendar anchor because March 17 is the third Tuesday (§15-104(1)(b)).
 * `resolved` is whether the trustees' resolution is on record; `resolvedOn` its day, where that is known.
 */
export interface MovedPollDayFact {
  readonly anchor: PlainDate;
  readonly resolved: boolean;
  readonly resolvedOn: PlainDate | null;
}

/** Every text is cleaned text. What is not on record is null or empty and prints as a ruled space. */
export interface NoticeOfElectionFacts {
  readonly village: VillageName;
  readonly clerk: ClerkIdentity;
  readonly kind: ElectionKind;
  /** The day people vote, never the calendar anchor. */
  readonly pollDay: PlainDate;
  readonly moved: MovedPollDayFact | null;
  readonly hours: PollHours | null;
  readonly districts: readonly District[];
  readonly offices: readonly OfficeFact[];
  readonly propositions: readonly PropositionFact[];
  /** The day the notice bears. */
  readonly dated: PlainDate | null;
  /** The number of this edition; null for a preview, which is no edition. */
  readonly edition: number | null;
  /** A second print of an edition that exists. */
  readonly duplicate: boolean;
  readonly practice: boolean;
  readonly size: FlowPaperSize;
}

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
