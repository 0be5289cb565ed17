// For whom labels are printed: the lines of a work list, those chosen in the register, or numbers that are typed.

import type { RegisterRow } from '../register-state.tsx';
import { isOn } from '../work-lists.ts';

export const groups = [
  { id: 'to-mail', label: 'To mail' },
  { id: 'to-hand-over', label: 'To hand over' },
  { id: 'out', label: 'Out' },
  { id: 'all', label: 'All of the register' },
] as const;
export type Group = (typeof groups)[number]['id'];
export type Whom = Group | 'typed';

/** The lines of a list, by number. Those that wait for ballots are printed only where they are asked for by number. */
export const linesOf = (group: Group, rows: readonly RegisterRow[]): number[] =>
  rows.filter((row) => (group === 'to-mail' ? row.state === 'to-mail' : isOn(group, row))).map(({ number }) => number);

/** “1-12, 15” as numbers, each once, in that order; null where something else stands there. */
export function numbersTyped(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const found: number[] = [];
  for (const part of parts) {
    const [, from = '', to = from] = /^(\d{1,5})(?:[-–](\d{1,5}))?$/.exec(part) ?? [];
    if (from === '' || Number(to) < Number(from) || Number(to) - Number(from) > 2000) return null;
    for (let number = Number(from); number <= Number(to); number += 1) found.push(number);
  }
  return found.length === 0 ? null : [...new Set(found)];
}

/** 1, 2, 3, 7 as “1-3, 7”: how a choice made in the register is shown in the field. */
export function numbersInWords(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}
