// Whether this is the real office or one for practice, and where it lies.
import { useEffect, useState } from 'react';
import { callService } from '../../api/service.ts';
import { Block } from '../../ui/block.tsx';
import { GoPractising } from '../practice/go-practising.tsx';
import type { Office } from './answers/answer.ts';

export function OfficeKindBlock({ office }: { readonly office: Office }) {
  const [folder, setFolder] = useState('');
  useEffect(() => {
    void callService('desk.status', {}).then((answer) => answer.ok && setFolder(answer.value.folder));
  }, []);
  const practice = office.kind === 'practice';
  return (
    <Block title={practice ? 'Practice office' : 'This office'}>
      <div className="stack-tight">
        {practice ? (
          <p>
            Nothing here is real, and every paper prints with PRACTICE across it. A practice office never becomes a real
            one: the real one lies in a folder of its own. “Leave practice”, at the top of every page, goes there.
          </p>
        ) : (
          <p>
            This is the real office, and it stays that. To try something out, go to the practice office: it lies in a
            folder of its own, and nothing from there reaches this one.
          </p>
        )}
        <GoPractising />
        <p className="note">
          It lies in the folder <span className="long">{folder}</span>
        </p>
      </div>
    </Block>
  );
}
