// The acts that write down one standing fact of the village each: every answer of the wizard and of Settings.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ConductedBy, ElectionRule, VotingMethod } from '../domain/election.ts';
import { mostOtherElections, OtherElection } from '../domain/other-election.ts';
import { ClerkIdentity, Newspaper, NewspaperRate, PostingPlace, VillageName } from '../domain/village.ts';
import { type DefinedEvent, officeStream } from '../records/define-event.ts';
import { newspaperRateSet } from '../records/newspaper-rate.ts';
import {
  certificateSet,
  clerkNamed,
  conductSet,
  electionRuleSet,
  newspaperSet,
  type OfficeState,
  postingPlacesSet,
  villageNamed,
  votingMethodSet,
} from '../records/office.ts';
import { otherElectionsSet } from '../records/other-elections.ts';
import { ok } from '../result.ts';
import { defineCommand } from './define-command.ts';

const Nothing = z.strictObject({});
type Nothing = z.infer<typeof Nothing>;

/** An act whose input is exactly the payload of one event of the office. */
const settingOf = <const Name extends string, P>(
  name: Name,
  title: string,
  input: z.ZodType<P>,
  event: Pick<DefinedEvent<OfficeState, P>, 'of'>,
) =>
  defineCommand<Name, P, Nothing>({
    name,
    title,
    input,
    value: Nothing,
    refusals: [],
    decide: (_, payload) => ok({ events: [event.of(officeStream, payload as DeepReadonly<P>)], value: {} }),
  });

export const nameVillage = settingOf('office.name-village', 'Name the village', VillageName, villageNamed);
export const nameClerk = settingOf('office.name-clerk', 'Name the clerk', ClerkIdentity, clerkNamed);
export const setConduct = settingOf(
  'office.set-conduct',
  'Say who runs the village’s elections',
  z.strictObject({ conductedBy: ConductedBy }),
  conductSet,
);
export const setElectionRule = settingOf(
  'office.set-election-rule',
  'Set the day of the general election',
  z.strictObject({ rule: ElectionRule }),
  electionRuleSet,
);
export const setVotingMethod = settingOf(
  'office.set-voting-method',
  'Say how people vote',
  z.strictObject({ method: VotingMethod }),
  votingMethodSet,
);
export const setPostingPlaces = settingOf(
  'office.set-posting-places',
  'List the places where notices are posted',
  z.strictObject({ places: z.array(PostingPlace).max(60) }),
  postingPlacesSet,
);
export const setNewspaper = settingOf(
  'office.set-newspaper',
  'Name the newspaper for notices',
  z.strictObject({ newspaper: Newspaper.nullable() }),
  newspaperSet,
);
export const setNewspaperRate = settingOf(
  'office.set-newspaper-rate',
  'Say what the newspaper charges for notices',
  z.strictObject({ rate: NewspaperRate.nullable() }),
  newspaperRateSet,
);
export const setOtherElections = settingOf(
  'office.set-other-elections',
  'Write the card of elections the village does not conduct',
  z.strictObject({ elections: z.array(OtherElection).max(mostOtherElections) }),
  otherElectionsSet,
);
export const setCertificate = settingOf(
  'office.set-certificate',
  'Say whether applications need the certificate of §15-120(3)',
  z.strictObject({ required: z.boolean() }),
  certificateSet,
);
