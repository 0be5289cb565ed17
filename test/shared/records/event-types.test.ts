// What every event type must keep to, seen on events that were really written.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EventType, Group } from '../../../shared/records/define-event.ts';
import { emptyGroups, eventTypes, type GroupStates, isFolded } from '../../../shared/records/index.ts';
import { headerOf, readLog, type ShippedEvent, shippedLogs } from '../../support/shipped-logs.ts';

const all = shippedLogs.flatMap(readLog);
const typeOf = ({ type }: ShippedEvent): EventType<unknown, unknown> | undefined =>
  eventTypes.find((t) => t.type === type);
/** The payload as the newest version of its type has it. */
const newest = (type: EventType<unknown, unknown>, { version, payload }: ShippedEvent): unknown =>
  version < type.version && type.upcast ? type.upcast(payload) : payload;
const empty = (group: Group): GroupStates[keyof GroupStates] => {
  if (!isFolded(group)) throw new Error(`nothing folds ${group}`);
  return emptyGroups[group]();
};

test('every event type that a file of records defines is in the list', async () => {
  const folder = path.join(import.meta.dirname, '../../../shared/records');
  const modules = await Promise.all(
    readdirSync(folder).map((name) => import(path.join(folder, name)) as Promise<Record<string, unknown>>),
  );
  const defined = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null && 'apply' in value && 'say' in value);
  expect(defined.length).toBeGreaterThan(20);
  expect(new Set(defined)).toEqual(new Set(eventTypes));
});

test('no two types share a name', () => {
  expect(new Set(eventTypes.map((t) => t.type)).size).toBe(eventTypes.length);
});

describe.each(eventTypes.map((type) => [type.type, type] as const))('%s', (name, type) => {
  const written = all.filter((e) => e.type === name).map((e) => ({ ...e, payload: newest(type, e) }));

  test('its payloads are what it declares, and one thing more is refused', () => {
    for (const { payload } of written) {
      expect(type.schema.safeParse(payload).success).toBe(true);
      expect(type.schema.safeParse({ ...(payload as object), more: 1 }).success).toBe(false);
    }
  });

  test('says a plain sentence, also about things the state does not know', () => {
    for (const event of written) {
      const said = type.say(empty(type.group), event.payload);
      expect(said).toMatch(/^[A-Z].*[.?]$/s);
      expect(said).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  test('names what it is about', () => {
    for (const { payload } of written) {
      const subjects = type.subjects(payload);
      expect(subjects.length).toBeGreaterThan(0);
      for (const subject of subjects) expect(subject).toMatch(/^[a-z0-9-]+(:.+)?$/);
    }
  });

  test('applies to a state that knows nothing yet, and twice over', () => {
    for (const [i, event] of written.entries()) {
      const state = empty(type.group);
      type.apply(state, event.payload, headerOf(event, i + 1));
      expect(() => type.apply(state, event.payload, headerOf(event, i + 2))).not.toThrow();
    }
  });

  test('taken back, it leaves nothing but used numbers', () => {
    for (const event of written) {
      const [state, untouched] = [empty(type.group), empty(type.group)];
      type.applyUndone(state, event.payload);
      for (const [field, value] of Object.entries(state)) {
        if (field.startsWith('next')) continue;
        expect(value, field).toEqual(untouched[field as keyof typeof untouched]);
      }
    }
  });

  test('every version above the first can be brought up', () => {
    expect(type.version === 1 || type.upcast !== null).toBe(true);
  });
});

test('the log read in order: each sentence fits the state its event found', () => {
  for (const log of shippedLogs) {
    const streams = new Map<string, GroupStates[keyof GroupStates]>();
    for (const [i, event] of readLog(log).entries()) {
      const type = typeOf(event);
      if (!type) continue;
      const key = `${event.stream}/${event.group}`;
      const state = streams.get(key) ?? empty(event.group);
      streams.set(key, state);
      const payload = newest(type, event);
      expect(type.say(state, payload)).not.toMatch(
        /of number \d|candidate number \d|“\d+”|(for|from) application \d+[.:]|undefined/,
      );
      type.apply(state, payload, headerOf(event, i + 1));
    }
  }
});
