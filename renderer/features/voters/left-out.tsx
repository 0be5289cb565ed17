// The lines that could not be read: where each stands, why, and as it stands there. They can be saved and sent to the county.
import { useState } from 'react';
import { callService } from '../../api/service.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import type { Imported } from './reading-said.ts';
import { counted, countedAs } from './voter-words.ts';

type Line = Imported['rejected'][number];

export function LeftOut({ rejected, all }: { readonly rejected: readonly Line[]; readonly all: number }) {
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'warning'; readonly text: string } | null>(null);
  const save = async () => {
    const answer = await callService('voters.save-rejected', {});
    if (!answer.ok) setSaid({ tone: 'warning', text: answer.refusal.message });
    else if (answer.value.file !== null)
      setSaid({
        tone: 'success',
        text: `${countedAs(answer.value.lines, 'line is', 'lines are')} in ${answer.value.file}.`,
      });
  };
  return (
    <Block
      title={all === 1 ? 'One line was left out' : `${counted(all)} lines were left out`}
      aside={
        <Button small icon="saved" onPress={() => void save()}>
          Save them as CSV…
        </Button>
      }
    >
      <div className="stack-tight">
        {said && <Finding tone={said.tone} live out={said.text} />}
        <div className="left-out">
          <SheetTable<Line>
            caption="Lines that were left out"
            columns={[
              { id: 'line', head: 'Line', cell: ({ line }) => line, figures: true },
              { id: 'reason', head: 'Why', cell: ({ reason }) => reason, names: true },
              {
                id: 'text',
                head: 'As it stands there',
                cell: ({ text }) => <code>{text.slice(0, 200)}</code>,
                muted: true,
              },
            ]}
            rows={rejected}
            keyOf={({ line }) => String(line)}
            nameOf={({ line }) => `line ${line}`}
            empty={null}
          />
        </div>
      </div>
    </Block>
  );
}
