// Whether this is the real office or one for practice, where it lies, and who can read it.
import { useEffect, useState } from 'react';
import { callService } from '../../api/service.ts';
import { Block } from '../../ui/block.tsx';
import { Icon } from '../../ui/icon.tsx';
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
            one: the real one begins in a folder of its own.
          </p>
        ) : (
          <p>
            This is the real office, and it stays that. To try something out, begin a practice office in a folder of its
            own.
          </p>
        )}
        <p>
          <Icon name="lock" /> {office.whoCanRead}
        </p>
        <p className="note">
          It lies in the folder <span className="long">{folder}</span>
        </p>
      </div>
    </Block>
  );
}
