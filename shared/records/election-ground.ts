// What an election other than the general one rests on, put on record when it is called.
import { z } from 'zod';
import { ElectionGround } from '../domain/election-ground.ts';
import { longDay } from '../words/days.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';

/** The part of the election's file that this event changes. */
export interface GroundState {
  ground: ElectionGround | null;
}

/** “It fills the vacancy in the office of Trustee.” */
export function groundInWords(ground: Readonly<ElectionGround>): string {
  switch (ground.kind) {
    case 'vacancy': {
      const since = ground.vacantOn === null ? '' : `, vacant since ${longDay(ground.vacantOn)}`;
      const called = ground.boardCalledOn === null ? '' : ` The board called it on ${longDay(ground.boardCalledOn)}.`;
      return `It fills the vacancy in the office of ${ground.office}${since}.${called}`;
    }
    case 'tie':
      return `It votes off a tie that was finally certified on ${longDay(ground.certified)}.`;
    case 'statute':
      return sentence(`The proposition rests on ${ground.statute}`);
  }
}

export const electionGrounded = defineEvent<GroundState, { ground: ElectionGround }>({
  type: 'election-grounded',
  version: 1,
  group: 'election-file',
  schema: z.strictObject({ ground: ElectionGround }),
  subjects: () => ['election-ground'],
  apply: (s, p) => {
    s.ground = p.ground;
  },
  say: (_, p) => groundInWords(p.ground),
});
