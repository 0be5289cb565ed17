// The same plain “there is none” for everything an act may name.

import type { DeskPaper } from '../papers/define-desk-paper.ts';
import { deskPaper } from '../papers/index.ts';
import type { Err } from '../result.ts';
import { ok } from '../result.ts';
import { type DeskState, type ElectionState, type Refusal, refuse } from './define-command.ts';

export const noSuchElection = (id: string): Err<Refusal> =>
  refuse(
    'no-such-election',
    `This office has no election “${id}”. Ask for the list of elections and take one of those.`,
    'election',
  );

export const noSuchRecord = (what: string, number: number, field: string): Err<Refusal> =>
  refuse('no-such-record', `There is no ${what} number ${number} in this election.`, field);

/** The election of that id, or the refusal to pass on. */
export function electionOf(state: DeskState, id: string): { ok: true; value: ElectionState } | Err<Refusal> {
  const election = state.election(id);
  return election ? ok(election) : noSuchElection(id);
}

export const noSuchDate = (id: string, field: string): Err<Refusal> =>
  refuse('no-such-date', `This election has no date called “${id}”. The calendar has the names of its dates.`, field);

/** The paper of that id, or the refusal to pass on. */
export function deskPaperOf(id: string): { ok: true; value: DeskPaper } | Err<Refusal> {
  const paper = deskPaper(id);
  return paper
    ? ok(paper)
    : refuse('no-such-paper', `There is no paper “${id}”. Ask for the list of papers and take one of those.`, 'paper');
}
