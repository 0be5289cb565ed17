// Sends an answer about a date and says what came of it: in time, late, not done, to be looked up.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { Answer, CommandValue } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { say } from '../../ui/live-region.tsx';
import type { DutyInput } from './duty-answers.ts';

export interface AnswerDuty {
  readonly send: (
    told: Pick<DutyInput, 'answer' | 'on' | 'proof'>,
  ) => Promise<Answer<CommandValue<'calendar.answer-duty'>>>;
  readonly busy: boolean;
  /** Why the last answer was refused. */
  readonly refused: string | undefined;
}

const said = { 'not-done': 'Written down as not done.', looking: 'Written down: you will look it up.' } as const;

export function useAnswerDuty(election: ElectionId, deadline: string): AnswerDuty {
  const act = useAct('calendar.answer-duty');
  return {
    busy: act.busy,
    refused: act.refusal?.message,
    send: async (told) => {
      const answer = await act.send({ election, deadline, ...told });
      if (answer.ok)
        say(told.answer === 'done' ? (answer.value.finding?.sentence ?? 'Written down.') : said[told.answer]);
      return answer;
    },
  };
}
