// What an election, its day and those who act in it are called.
import type { ElectionKind, ElectionRule } from '../domain/election.ts';
import { monthName, weekdayName } from './days.ts';

export const electionKindInWords: Readonly<Record<ElectionKind, string>> = {
  general: 'General election',
  special: 'Special election',
  'run-off': 'Run-off election',
  referendum: 'Referendum',
};

const ordinals = ['first', 'second', 'third', 'fourth'] as const;

/** “third Tuesday of March”, “March 15” */
export const electionRuleInWords = (rule: ElectionRule): string =>
  rule.by === 'weekday'
    ? `${ordinals[rule.nth - 1] ?? ''} ${weekdayName(rule.weekday)} of ${monthName(rule.month)}`
    : `${monthName(rule.month)}\u00a0${rule.day}`;
