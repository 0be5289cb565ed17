// What is said about restoring: what it loses, why a file is refused, what a trial came to.
import { expect, test } from 'vitest';
import { RecordedAt } from '../../../shared/domain/recorded-at.ts';
import {
  aboutTheSecret,
  drilledInWords,
  lossInWords,
  mayPass,
  refusedTitle,
  type Stands,
} from '../../../shared/words/restoring.ts';
import { aboutTheFolder, helpedByBackup, startProblemTitle } from '../../../shared/words/start-problems.ts';

const newest = RecordedAt.parse('2027-03-02T09:41:00-05:00');
const told = (relation: Stands['relation'], lostCount = 0, onlyThereCount = 0) =>
  lossInWords({ relation, lostCount, onlyThereCount, newest });
/** As it reads, whichever spaces may break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('an earlier backup loses what came after it, counted and dated', () => {
  const { grave, headline, more } = told('earlier', 3);
  expect(grave).toBe(true);
  expect(plain(headline)).toBe('Going back to it loses 3 acts recorded since 9:41 a.m. on Tuesday, March 2, 2027.');
  expect(more).toBe('They stay in the file that is kept, and can be recorded again.');
  expect(plain(told('earlier', 1).headline)).toContain('loses 1 act recorded since');
  expect(told('earlier', 1).more).toMatch(/^It stays/);
  expect(told('earlier', 0)).toMatchObject({ grave: false, headline: 'Nothing you recorded would be lost.' });
});

test('the same, a later one and an empty folder lose nothing, and say why', () => {
  expect(told('same')).toMatchObject({ grave: false, headline: 'Nothing would be lost.' });
  expect(told('later', 0, 1).more).toContain('1 act that is not in the office here');
  expect(told('later', 0, 4).more).toContain('4 acts that are not in the office here');
  expect(told('no-office-here')).toMatchObject({ grave: false, headline: 'Nothing can be lost.' });
});

test('two histories that parted, another office, and one nobody can read are grave', () => {
  const branched = told('branched', 2, 5);
  expect(branched.headline).toBe('Going back to it loses 2 acts.');
  expect(branched.more).toContain('The backup has 5 acts that are not in the office here.');
  expect(told('other-office', 40)).toMatchObject({ grave: true, headline: 'This is a backup of another office.' });
  expect(plain(told('unreadable').more)).toContain('The backup ends at 9:41 a.m. on Tuesday, March 2, 2027');
});

test('a refusal beside the field is one about what was typed; the others have a title of their own', () => {
  for (const code of ['wrong-secret', 'code-mistyped', 'whose-passphrase', 'secret-needed'])
    expect(aboutTheSecret.has(code)).toBe(true);
  const codes = [
    ...['gone', 'half-copied', 'differs-from-digest', 'foreign', 'newer', 'damaged', 'wrong-kind'],
    ...['office-open-elsewhere', 'disk-full', 'busy', 'reader-may-not', 'no-backup'],
  ];
  expect(new Set(codes.map(refusedTitle)).size).toBe(codes.length);
  expect(codes.map(refusedTitle)).not.toContain(refusedTitle('something else'));
  // A stick may come back and a window may be closed; a file that is damaged stays so.
  expect(codes.filter((code) => mayPass.has(code))).toEqual(['gone', 'office-open-elsewhere', 'disk-full', 'busy']);
});

test('a trial says what was done and what was found', () => {
  const drilled = { name: 'office.sqlite', madeAt: newest, events: 212, contents: 'opened', why: null } as const;
  expect(plain(drilledInWords(drilled))).toBe(
    'The backup that ends at 9:41 a.m. on Tuesday, March 2, 2027 was restored into an empty folder, opened and compared: 212 records, all there. The copy was deleted.',
  );
  const sealed = drilledInWords({ ...drilled, events: 1, contents: 'not-opened', why: 'It opens only with a code.' });
  expect(sealed).toContain('1 record, all there. What they say was not opened. It opens only with a code. The copy');
});

test('each thing that can be wrong with an office has a screen title of its own', () => {
  const codes = ['folder-unusable', 'read-only', 'not-our-file', 'newer-office', 'damaged', 'busy', 'disk-full'];
  const titles = codes.map(startProblemTitle);
  expect(new Set([...titles, startProblemTitle('cannot-open')]).size).toBe(codes.length + 1);
  for (const title of titles) expect(title).toMatch(/^[A-Z][^!]+\.$/);
  // A backup in the place of an office that is well would lose what it holds.
  expect(codes.filter((code) => helpedByBackup.has(code))).toEqual(['not-our-file', 'damaged']);
  expect(codes.filter((code) => aboutTheFolder.has(code))).toEqual(['folder-unusable', 'read-only', 'disk-full']);
});
