// A desk with a county's file to read: what a story about voter lists needs.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { listOf } from '../../electron/store/voter-row.ts';
import type { Refusal } from '../../shared/commands/define-command.ts';
import { type ListReading, plainReading } from '../../shared/domain/voter-list.ts';
import type { JobValue } from '../../shared/ipc/contract.ts';
import { tempFolder } from './temp-folder.ts';
import { type DeskOptions, startDesk, type TestDesk } from './test-desk.ts';

export type Read = JobValue<'import-voters'>;

/** A file as the county sent it; its name says of which day it is. */
export function countyFile(bytes: Buffer | string, name = 'list-20270220.csv'): string {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, bytes);
  return file;
}

export async function openedDesk(options: DeskOptions = {}): Promise<TestDesk> {
  const desk = startDesk(options);
  await desk.do('office.open', { kind: 'practice' });
  return desk;
}

/** The handle of a file, as the picker gives one. */
export function placeOf(desk: TestDesk, file: string): string {
  desk.app.desk.places.set(file, file);
  return file;
}

async function run(desk: TestDesk, file: string, reading: Partial<ListReading>, job: string) {
  const said = await desk.job(job, { place: placeOf(desk, file), reading: { ...plainReading, ...reading } });
  return said.at(-1);
}

/** Reads a file that can be read. */
export async function reads(desk: TestDesk, file: string, reading: Partial<ListReading> = {}): Promise<Read> {
  const end = await run(desk, file, reading, 'import-voters');
  if (end?.kind !== 'done') throw new Error(JSON.stringify(end));
  return end.value as Read;
}

/** Reads a file that cannot be read, and sees that nothing came of it. */
export async function cannotRead(desk: TestDesk, file: string, reading: Partial<ListReading> = {}): Promise<Refusal> {
  const before = desk.store().log.head().seq;
  const end = await run(desk, file, reading, 'import-voters');
  if (end?.kind !== 'failed') throw new Error(`was read: ${JSON.stringify(end)}`);
  expect(desk.store().log.head().seq).toBe(before);
  expect(rowsInFile(desk)).toEqual(expect.objectContaining({ coming: 0 }));
  return end.refusal;
}

/** Voters of the list in use, and of any that is not. */
export function rowsInFile(desk: TestDesk): { inUse: number; coming: number } {
  const list = desk.store().voters.inUse()?.number ?? 0;
  const lines = desk.store().db.prepare('SELECT id, clear FROM voter_block').all() as { id: number; clear: string }[];
  const count = (blocks: typeof lines) => blocks.reduce((all, { clear }) => all + clear.split('\n').length, 0);
  const isInUse = ({ id }: { id: number }) => listOf(id) === list;
  return { inUse: count(lines.filter(isInUse)), coming: count(lines.filter((block) => !isInUse(block))) };
}

export const found = async (desk: TestDesk, text: string, limit = 20): Promise<string[]> =>
  (await desk.ask('voters.find', { text, limit })).hits.map(({ name }) => name);
