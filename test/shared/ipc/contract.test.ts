// Everything the window and the command line may ask for, by name. A name that comes or goes is a change of the contract.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../shared/commands/index.ts';
import { contractAsData } from '../../../shared/ipc/contract.ts';
import { services } from '../../../shared/ipc/services.ts';
import { jobs } from '../../../shared/jobs/index.ts';
import { views } from '../../../shared/views/index.ts';

const names = (list: readonly { readonly name: string }[]) => list.map((item) => item.name).sort();

test('the acts', () => {
  expect(names(commands)).toEqual([
    'ballot.call-for-drawing',
    'ballot.mail-drawing-notice',
    'ballot.note-step',
    'ballot.order-bodies',
    'ballot.order-candidates',
    'ballot.record-drawing',
    'board.record-date-change',
    'board.record-general-election-day',
    'board.record-handing-over',
    'board.record-referendum-petition',
    'calendar.adopt',
    'calendar.answer-duty',
    'calendar.override',
    'calendar.withdraw-override',
    'county.add-late-voter',
    'county.note',
    'election.call',
    'election.record-march-18-publication',
    'election.record-march-18-resolution',
    'election.remove-office',
    'election.remove-proposition',
    'election.save-office',
    'election.save-proposition',
    'history.undo',
    'mail-ballot.determine',
    'mail-ballot.print-envelope',
    'mail-ballot.record-application',
    'newspaper.record-step',
    'newspaper.send-copy',
    'nominations.remove-candidate',
    'nominations.save-candidate',
    'office.cancel-meeting',
    'office.name-clerk',
    'office.name-village',
    'office.open',
    'office.proclaim-holiday',
    'office.set-certificate',
    'office.set-closed-days',
    'office.set-conduct',
    'office.set-district-streets',
    'office.set-districts',
    'office.set-election-rule',
    'office.set-meetings',
    'office.set-newspaper',
    'office.set-newspaper-rate',
    'office.set-posting-places',
    'office.set-registration',
    'office.set-seal',
    'office.set-voting-method',
    'office.withdraw-holiday',
    'paper.print',
    'paper.print-backup-slip',
    'paper.print-calendar',
    'paper.print-duplicate',
    'paper.print-start-here',
    'paper.print-wall-calendar',
    'paper.type-facts',
    'people.add',
    'people.change',
    'people.remove',
    'posting.record',
    'voters.list-disabled',
    'voters.unlist-disabled',
  ]);
});

test('the questions', () => {
  expect(names(views)).toEqual([
    'backup.status',
    'ballot.desk',
    'ballot.page',
    'board.resolutions',
    'calendar',
    'calendar.catch-up',
    'calendar.date',
    'calendar.month',
    'calendar.would-change',
    'county.desk',
    'desk.frame',
    'election.file',
    'election.would-be',
    'find',
    'history',
    'history.act',
    'history.as-of',
    'history.last',
    'history.page',
    'mail-ballots',
    'mail-ballots.application',
    'mail-ballots.envelope',
    'mail-ballots.would-find',
    'office.answers',
    'office.seal',
    'office.times',
    'papers.list',
    'papers.paper',
    'people.list',
    'records.start-here',
    'today',
    'voters.card',
    'voters.find',
    'voters.list',
    'voters.without-district',
  ]);
});

test('the long works and the services', () => {
  expect(names(jobs)).toEqual([
    'backup',
    'drill',
    'import-voters',
    'inspect-backup',
    'look-over-voters',
    'restore',
    'verify-history',
  ]);
  expect(names(services)).toEqual([
    'backup.list',
    'backup.set-place',
    'ballot.choose-file',
    'ballot.save-candidates',
    'calendar.save',
    'desk.choose-person',
    'desk.go-to',
    'desk.lock',
    'desk.status',
    'desk.unlock',
    'desk.unlock-with-code',
    'draft.discard',
    'draft.load',
    'draft.save',
    'job.start',
    'job.stop',
    'machine.set-idle',
    'machine.settings',
    'paper.print-recovery-code',
    'paper.save-copy',
    'paper.show',
    'people.make-recovery-code',
    'people.set-passphrase',
    'place.pick',
    'posting.choose-photo',
    'sample.load',
    'seal.choose-file',
    'voters.choose-file',
    'voters.preview',
    'voters.save-rejected',
  ]);
});

test('no name is used for two things', () => {
  const all = [...names(commands), ...names(views), ...names(services)];
  expect(new Set(all).size).toBe(all.length);
});

test('what `desk contract` prints has every name, with inputs, outputs and refusals', () => {
  const data = contractAsData() as Record<string, { name: string; title: string; refusals?: string[] }[]>;
  expect(Object.keys(data)).toEqual(['commands', 'views', 'jobs', 'services']);
  expect(Object.values(data).flatMap(names)).toEqual([commands, views, jobs, services].flatMap(names));
  for (const { title } of Object.values(data).flat()) expect(title).toMatch(/^[A-Z]/);
  for (const { refusals } of [...(data.commands ?? []), ...(data.views ?? [])])
    expect(refusals).toContain('invalid-input');
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});

describe('a file that defines something is in its list', () => {
  const shared = path.join(import.meta.dirname, '../../../shared');
  const inList: Record<string, readonly unknown[]> = { commands, views, jobs };
  const has: Record<string, string> = { commands: 'decide', views: 'answer', jobs: 'title' };

  test.each(Object.keys(inList))('%s', async (folder) => {
    const files = readdirSync(path.join(shared, folder)).filter((name) => name !== 'index.ts');
    const modules = await Promise.all(
      files.map((name) => import(path.join(shared, folder, name)) as Promise<Record<string, unknown>>),
    );
    const defined = modules
      .flatMap((module) => Object.values(module))
      .filter((v) => typeof v === 'object' && v !== null && 'name' in v && (has[folder] ?? '') in v);
    expect(new Set(defined)).toEqual(new Set(inList[folder]));
  });
});
