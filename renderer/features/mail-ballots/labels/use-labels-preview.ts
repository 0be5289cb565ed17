// Labels as they would be printed now, measured where they are drawn; asked again whenever something is chosen.
import { useEffect, useState } from 'react';
import type { ServiceInput, ServiceValue } from '../../../../shared/ipc/contract.ts';
import { callService } from '../../../api/service.ts';

type Asked = ServiceInput<'labels.preview'>;
interface Preview {
  readonly shown: ServiceValue<'labels.preview'> | null;
  readonly problem: string | null;
}

const nothing: Preview = { shown: null, problem: null };

/** `asked` null: nothing can be asked yet. An answer that comes after the next question is not shown. */
export function useLabelsPreview(asked: Asked | null): Preview {
  const [preview, setPreview] = useState(nothing);
  const text = JSON.stringify(asked);
  useEffect(() => {
    let late = false;
    const question = JSON.parse(text) as Asked | null;
    if (question === null) setPreview(nothing);
    else
      void callService('labels.preview', question).then((answer) => {
        if (!late)
          setPreview(
            answer.ok ? { shown: answer.value, problem: null } : { shown: null, problem: answer.refusal.message },
          );
      });
    return () => {
      late = true;
    };
  }, [text]);
  return preview;
}
