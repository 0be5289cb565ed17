// Going from the real office to the one for practice, and back. What was on the screen belonged to the other one.
import { useEffect, useState } from 'react';
import type { ServiceInput, ServiceValue } from '../../../shared/ipc/contract.ts';
import { callService } from '../../api/service.ts';

/** Whether this is the practice office and whether one was begun; null while that is not known or there is none to go to. */
export function usePractice(): ServiceValue<'desk.status'>['practice'] {
  const [practice, setPractice] = useState<ServiceValue<'desk.status'>['practice']>(null);
  useEffect(() => {
    void callService('desk.status', {}).then((answer) => answer.ok && setPractice(answer.value.practice));
  }, []);
  return practice;
}

/** Goes there, and answers with the sentence that says why it could not; null when it is on its way. */
export async function goToOffice(office: ServiceInput<'desk.go-to'>['office']): Promise<string | null> {
  window.dispatchEvent(new Event('pagehide')); // what is half typed is kept in the office it was typed in
  const answer = await callService('desk.go-to', { office });
  if (!answer.ok) return answer.refusal.message;
  startAnew();
  return null;
}

/** Nothing of the one office stays on the screen, or in memory, in the other. */
export function startAnew(): void {
  window.location.hash = '#/today';
  window.location.reload();
}
