// What an event type must say about itself before anything may be written under its name.
import type { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { HappenedOn } from '../domain/finding.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import type { Change } from './change.ts';

/** What is kept, and later disposed of, together. A fold of one group never reads another's payloads. */
export const groups = ['office', 'election-file', 'nominations', 'mail-ballots', 'canvass', 'requests'] as const;
export type Group = (typeof groups)[number];

/** What is in clear about every event, inside the chain. `seq` counts all events of the office from 1. */
export interface EventHeader {
  readonly seq: number;
  readonly act: string;
  readonly stream: string;
  readonly group: Group;
  readonly type: string;
  readonly version: number;
  readonly recordedAt: RecordedAt;
  /** `stated`: written under `--today` or `--now`, and for ever marked so. */
  readonly clock: 'system' | 'stated';
  readonly actor: string;
}

/** An event as a command decides it: no number, no time, no actor yet. */
export interface NewEvent {
  readonly stream: string;
  readonly group: Group;
  readonly type: string;
  readonly version: number;
  readonly payload: unknown;
}

/** A stored event with its payload opened and brought up to the newest version. */
export interface OpenedEvent {
  readonly header: EventHeader;
  readonly payload: unknown;
}

/** Written with methods, so that the list of all types can hold each of them as `EventType<unknown, unknown>`. */
export interface EventType<State, Payload> {
  readonly type: string;
  readonly version: number;
  readonly group: Group;
  readonly schema: z.ZodType<Payload>;
  /** The things this event is about, such as `application:3`; taking an act back is refused while a later one touches them. */
  subjects(payload: Payload): readonly string[];
  /** Changes the state it owns. Must not fail on a payload its schema accepts. */
  apply(state: State, payload: Payload, header: EventHeader): void;
  /** When the act was taken back: used numbers stay used. Nothing else may change. */
  applyUndone(state: State, payload: Payload): void;
  /** What this event needs to be there without touching it, such as a candidate's office; it blocks taking that back. */
  restsOn(payload: Payload): readonly string[];
  /** Why its act can never be taken back (a paper left the office, a restore, a disposal); null where it can. */
  readonly final: string | null;
  /** One plain sentence for the history. `before` is the state this event found. */
  say(before: DeepReadonly<State>, payload: Payload): string;
  /** What was there before and what is there now, for events that change something; empty for those that only add. */
  change(before: DeepReadonly<State>, payload: Payload): readonly Change[];
  /** When it happened in the world, as told, where the payload says so; never the time of writing down. */
  happened(payload: Payload): HappenedOn | null;
  /** Brings a payload of any older version to this one. Only for versions above 1. */
  readonly upcast: ((older: unknown) => unknown) | null;
}

type Optional = 'applyUndone' | 'upcast' | 'final' | 'restsOn' | 'change' | 'happened';
type Definition<State, Payload> = Omit<EventType<State, Payload>, Optional> &
  Partial<Pick<EventType<State, Payload>, Optional>>;

export interface DefinedEvent<State, Payload> extends EventType<State, Payload> {
  /** A new event of this type for `stream` (`office` or an election id). */
  of(stream: string, payload: DeepReadonly<Payload>): NewEvent;
}

/** Defines an event type. `applyUndone` may be left out where the event uses up no number, the others where there is nothing to say. */
export function defineEvent<State, Payload>(definition: Definition<State, Payload>): DefinedEvent<State, Payload> {
  const { type, version, group } = definition;
  return {
    applyUndone: () => {},
    upcast: null,
    final: null,
    restsOn: () => [],
    change: () => [],
    happened: () => null,
    ...definition,
    of: (stream, payload) => ({ stream, group, type, version, payload }),
  };
}

/** The stream that holds what belongs to the office and not to one election. */
export const officeStream = 'office';
