// What the paper comes to while it is typed. A question is asked when her fingers rest; the last answer stays until then.
import { useEffect, useState } from 'react';
import { Filing } from '../../../shared/domain/filing.ts';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { askView } from '../../api/ask-view.ts';
import { Findings } from './filing-looks.tsx';

const REST_MS = 250;

export function WouldFind(props: {
  readonly election: ElectionId;
  readonly filing: Filing | null;
  readonly number: number | null;
}) {
  const { election, number } = props;
  const [found, setFound] = useState<ViewOutput<'nominations.would-find'>['findings']>([]);
  const read = Filing.safeParse(props.filing);
  const text = read.success ? JSON.stringify(read.data) : null;
  useEffect(() => {
    if (text === null) return;
    let overtaken = false;
    const timer = setTimeout(() => {
      void askView('nominations.would-find', { election, filing: JSON.parse(text), number }).then((answer) => {
        if (!overtaken && answer.ok) setFound(answer.value.findings);
      });
    }, REST_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [election, number, text]);
  if (found.length === 0) return null;
  return (
    <section className="would-find" aria-label="What is found so far">
      <h2>What is found so far</h2>
      <Findings findings={found} />
    </section>
  );
}
