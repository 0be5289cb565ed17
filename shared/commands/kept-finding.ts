// A check's finding as an event keeps it: without the questions that only a screen asks.
import type { KeptFinding } from '../domain/finding.ts';
import type { LawFinding } from '../rules/checks/law-finding.ts';

export const keptFinding = ({ openQuestions: _, ...kept }: LawFinding): KeptFinding => kept;
