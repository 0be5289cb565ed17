// One question asked once, for what is not kept on the screen: what she types into the find box, the act to take back.
import type { Answer, ViewInput, ViewName, ViewOutput } from '../../shared/ipc/contract.ts';
import { callDesk } from './desk.ts';

export const askView = <N extends ViewName>(name: N, input: ViewInput<N>): Promise<Answer<ViewOutput<N>>> =>
  callDesk(name, input);
