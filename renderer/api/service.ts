// Calls that are neither an act nor a question about the record: drafts, pickers, the viewer.
import type { Answer, ServiceInput, ServiceName, ServiceValue } from '../../shared/ipc/contract.ts';
import { callDesk } from './desk.ts';

export const callService = <N extends ServiceName>(name: N, input: ServiceInput<N>): Promise<Answer<ServiceValue<N>>> =>
  callDesk(name, input);
