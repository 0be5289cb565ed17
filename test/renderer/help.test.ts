// Help without a window: every citation the program can show leads to something, and typed words find their page.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { periods } from '../../shared/rules/checks/periods.ts';
import { deadlines } from '../../shared/rules/deadlines/index.ts';
import { checkHelp } from '../../shared/words/help/checks.ts';
import { citationSlug, lawPage } from '../../shared/words/help/law-index.ts';
import { ruleHelp } from '../../shared/words/help/rules.ts';
import { searchHelp } from '../../shared/words/help/search.ts';

const renderer = path.join(import.meta.dirname, '../../renderer');

/** Every citation written out in a screen, such as “Election Law §15-104(1)(c)”. */
function citedInScreens(): string[] {
  const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(renderer, file), 'utf8');
    return [...text.matchAll(/'(Election Law §[^']+)'/g)].map((hit) => hit[1] ?? '');
  });
}

test('every rule has its page, and each of its citations leads back to it', () => {
  expect(new Set(ruleHelp.map(({ id }) => id))).toEqual(new Set(deadlines.map(({ id }) => id)));
  for (const { id, citations } of ruleHelp)
    for (const citation of citations)
      expect(
        lawPage(citationSlug(citation)).here.map(({ href }) => href),
        citation,
      ).toContain(`#/help/rule/${id}`);
});

test('what screens cite themselves leads to a page that says something', () => {
  const cited = citedInScreens();
  expect(cited.length).toBeGreaterThan(0);
  for (const citation of cited) expect(lawPage(citationSlug(citation)).here.length, citation).toBeGreaterThan(0);
});

test('a place of the law holds its parts and is not mistaken for another', () => {
  const titles = (slug: string) => lawPage(slug).here.map(({ title }) => title);
  expect(titles('election-law-15-120-4')).toContain('On an application: Date of birth');
  expect(titles('election-law-15-120-4-b')).toEqual(['On an application: “Qualified and registered”']);
  // §15-119(1) is not §15-119(10).
  expect(titles('election-law-15-119-1')).toEqual([]);
});

test('a citation nobody here rests on still names itself', () => {
  expect(lawPage('election-law-6-206-3').citation).toBe('Election Law §6-206(3)');
  expect(lawPage('general-construction-law-110').here).toEqual([]);
});

test('a version and both readings stand in the words of a rule', () => {
  const posted = ruleHelp.find(({ id }) => id === 'election-notice-posted');
  // §15-104(4): “at least one day prior to the election”.
  expect(posted?.counted).toBe('At the latest 1 day before the day from which the calendar is counted');
  expect(posted?.inForce).toContain('Version');
  expect(posted?.openQuestions[0]).toMatchObject({ safer: expect.any(String), other: expect.any(String) });
});

test('words are found by their beginnings, titles first, whatever the case', () => {
  expect(searchHelp('AFFIRM', 8)[0]).toMatchObject({ title: 'Affirmation', path: '/help/words/affirmation' });
  expect(searchHelp('15-120', 8).length).toBeGreaterThan(0);
  expect(searchHelp('zebra', 8)).toEqual([]);
  expect(searchHelp('  ', 8)).toEqual([]);
});

test('every time that runs from something that happened has its page, built from the time itself', () => {
  for (const { id, plain } of periods) expect(checkHelp.find((page) => page.id === id)?.plain, id).toBe(plain);
  expect(checkHelp.find(({ id }) => id === 'run-off-waived')?.here).toContain('who draws the lots');
  expect(new Set([...checkHelp, ...deadlines].map(({ id }) => id)).size).toBe(
    checkHelp.length + new Set(deadlines.map(({ id }) => id)).size,
  );
});
