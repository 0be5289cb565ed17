// What the search finds while she types; what was found before stays in sight until the next answer is there.
import { useState } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';

type Answer = ViewOutput<'voters.find'>;
export type FoundPerson = Answer['hits'][number];
/** `text`: what these were found for; what is typed may be a letter ahead of it. */
export type Found = Answer & { readonly text: string };

/** Null before the first answer. */
export function useFound(text: string, limit: number): Found | null {
  const view = useView('voters.find', { text: text.slice(0, 200), limit });
  const [last, setLast] = useState<Found | null>(null);
  if (view.state !== 'shown') return last;
  if (last?.text === text && last.hits === view.value.hits) return last;
  const now = { ...view.value, text };
  setLast(now);
  return now;
}
