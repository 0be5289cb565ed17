// A rule somebody has acted upon must not change under them. What a rule says in law (not how it is worded) is kept here
// as a digest beside its version: to change it, give it a new version and add a line to the fixture, leaving the old one.
// A question added to a rule is a new version too, although its dates are the same. What a person reviews is the table.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ElectionKind } from '../../../shared/domain/election.ts';
import { citationText } from '../../../shared/law/citation.ts';
import { generalElectionDay } from '../../../shared/law/public-holidays.ts';
import { deadlines } from '../../../shared/rules/deadlines/index.ts';
import type { DeadlineRule } from '../../../shared/rules/define-deadline.ts';
import { offsetInWords } from '../../../shared/rules/offset.ts';
import { stages } from '../../../shared/rules/stages.ts';
import { ruleApplies } from '../../../shared/rules/work-out.ts';
import { electionOn } from './an-election.ts';

const rules: readonly DeadlineRule[] = deadlines;
const kinds: ElectionKind[] = ['general', 'special', 'run-off', 'referendum'];
const situations = kinds.flatMap((kind) =>
  (['village-clerk', 'county-board', 'not-known'] as const).flatMap((conductedBy) =>
    ['2026-03-17', '2027-03-16', '2027-06-15', generalElectionDay(2027)].flatMap((anchor) =>
      [1, 3].map((districtCount) => electionOn(anchor, kind, { conductedBy, districtCount })),
    ),
  ),
);

/** What the board may have resolved about registration days, a holiday on election day, an election before April 2026. */
const special = [
  ...(['one-day', 'two-days', 'opted-out'] as const).map((registration) =>
    electionOn('2027-03-16', 'general', { registration }),
  ),
  electionOn('2029-06-19'),
  electionOn('2026-01-20'),
];

/** What is no longer law is met by elections of its own time. */
const past = [electionOn('2020-03-17'), electionOn('2020-03-17', 'general', { registration: 'two-days' })];

const keyOf = (rule: DeadlineRule): string =>
  `${rule.id}${rule.variant ? ` (${rule.variant})` : ''}, version ${rule.version}`;

function digestOf(rule: DeadlineRule): string {
  const { edge, anchor, time, until, actor, citations, inForce, orLater } = rule;
  // Left out where it says nothing new, so that a situation can be added here without touching every digest.
  const onlyWhereItDiffers = (holds: (facts: (typeof special)[number]) => boolean) => {
    const bits = special.map((facts) => Number(holds(facts))).join('');
    return new Set(bits).size > 1 ? bits : undefined;
  };
  const law = {
    ...{ edge, anchor, time, until, actor, citations, inForce },
    offset: 'on' in rule ? { on: rule.on } : 'before' in rule ? { before: rule.before } : { after: rule.after },
    orLater,
    through: rule.edge === 'between' ? rule.through : undefined,
    shift: { policy: rule.shift.policy, authority: 'authority' in rule.shift ? rule.shift.authority : undefined },
    applies: situations.map((facts) => Number(rule.appliesTo(facts))).join(''),
    appliesToo: onlyWhereItDiffers(rule.appliesTo),
    questions: rule.openQuestions?.map(({ arises, otherDate, whereDatesDiffer }) => ({
      arises: situations.map((facts) => Number(arises(facts))).join(''),
      arisesToo: onlyWhereItDiffers(arises),
      whereDatesDiffer,
      otherDate: otherDate && { ...otherDate, reading: undefined },
    })),
  };
  return createHash('sha256').update(JSON.stringify(law)).digest('hex').slice(0, 16);
}

describe('rules do not change without their version', () => {
  const kept: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../fixtures/rule-digests.json', import.meta.url), 'utf8'),
  );
  test.each(rules.map((rule) => [keyOf(rule), rule] as const))('%s', (key, rule) =>
    expect(digestOf(rule), `what “${key}” says in law changed: give it a new version`).toBe(kept[key]),
  );
  test('and a digest can tell: seven days are not eight', () => {
    const rule = rules.find(({ id }) => id === 'mail-ballot-application-by-mail')!;
    expect(digestOf({ ...rule, before: { days: 8 } } as DeadlineRule)).not.toBe(digestOf(rule));
    expect(digestOf({ ...rule, appliesTo: () => true })).not.toBe(digestOf(rule));
  });
});

/** One line a rule, for eyes: what is counted, from where, and what closed days do to it. */
function lineOf(rule: DeadlineRule): string {
  const anchor = typeof rule.anchor === 'string' ? rule.anchor : `${rule.anchor.deadline} (${rule.anchor.counted})`;
  const through = rule.edge === 'between' ? ` through ${offsetInWords(rule.through)}` : '';
  const orLater = rule.orLater ? ` or ${offsetInWords(rule.orLater)}` : '';
  const hours = [rule.time, rule.until].filter((hour) => hour !== undefined).join('-');
  const authority =
    'authority' in rule.shift && rule.shift.authority ? ` by ${citationText(rule.shift.authority)}` : '';
  return [
    keyOf(rule),
    `${rule.edge} ${offsetInWords(rule)}${through}${orLater}: ${anchor}${hours && ` ${hours}`}`,
    `${rule.shift.policy}${authority}`,
    `${rule.actor}, ${[...new Set(situations.filter(rule.appliesTo).map(({ kind }) => kind))].join('/') || 'where added'}`,
    rule.citations.map(citationText).join(', '),
    ...(rule.inForce.until ? [`until ${rule.inForce.until}`] : []),
    ...(rule.inForce.from === 'before-2009' ? [] : [`from ${rule.inForce.from}`]),
  ].join(' | ');
}

test('the table of rules, for a person to review, is up to date', () => {
  const table = readFileSync(new URL('../../fixtures/rules.txt', import.meta.url), 'utf8');
  expect(`${rules.map(lineOf).join('\n')}\n`).toBe(table);
});

describe('the list of deadlines', () => {
  const folder = new URL('../../../shared/rules/deadlines/', import.meta.url);
  const files = readdirSync(folder).filter((f) => f !== 'index.ts');
  test('has every file of its folder, and one rule for each', async () => {
    for (const file of files) {
      const exported: unknown[] = Object.values(await import(new URL(file, folder).href));
      expect(exported, file).toHaveLength(1);
      expect(rules, `${file} is not in index.ts`).toContain(exported[0]);
    }
    expect(rules).toHaveLength(files.length);
  });
  test('names each file after its rule', () => {
    for (const { id } of rules)
      expect(
        files.some((file) => file.startsWith(id)),
        id,
      ).toBe(true);
  });
  test('has no two rules under one name', () => expect(new Set(rules.map(keyOf)).size).toBe(rules.length));
  test('never has two rules of one id for the same election', () => {
    for (const facts of [...situations, ...special, ...past]) {
      const ids = rules.filter((rule) => ruleApplies(rule, facts)).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
  test('has no gap between two versions of a rule, and no overlap', () => {
    const byName = Map.groupBy(rules, ({ id, variant }) => `${id} ${variant}`);
    for (const versions of byName.values())
      versions.forEach((rule, at) => {
        if (at === 0) return;
        expect(rule.version).toBe(versions[at - 1]!.version + 1);
        expect(rule.inForce.from).toBe(versions[at - 1]!.inForce.until);
      });
  });
  test('uses only stages the calendar knows, all of them with a title', () => {
    const known: string[] = stages.map(({ id }) => id);
    for (const { stage } of rules) expect(known).toContain(stage);
  });
  test('has no rule that no election would ever meet', () => {
    for (const rule of rules)
      expect(
        [...situations, ...special, ...past].some((facts) => ruleApplies(rule, facts)),
        keyOf(rule),
      ).toBe(true);
  });
});
