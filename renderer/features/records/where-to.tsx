// The removable drives that are here, each with its name and room, and any other folder.
import { useCallback, useEffect, useState } from 'react';
import type { ServiceValue } from '../../../shared/ipc/contract.ts';
import { roomInWords } from '../../../shared/words/exports.ts';
import { callService } from '../../api/service.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';

type Drive = ServiceValue<'drive.list'>['drives'][number];
export interface Target {
  readonly place: string;
  readonly shown: string;
}

const inWords = ({ label, shown, freeBytes, locked }: Drive): string => {
  const room = locked
    ? 'locked: it can be read, not written'
    : freeBytes === null
      ? null
      : `${roomInWords(freeBytes)} free`;
  return `${label}, ${shown}${room === null ? '' : ` (${room})`}`;
};

export function WhereTo({
  target,
  onTarget,
  error,
}: {
  readonly target: Target | null;
  readonly onTarget: (target: Target) => void;
  readonly error: boolean;
}) {
  const [drives, setDrives] = useState<readonly Drive[] | null>(null);
  const [folder, setFolder] = useState<Target | null>(null);
  const look = useCallback(async () => {
    const answer = await callService('drive.list', {});
    setDrives(answer.ok ? answer.value.drives : []);
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  const pick = async () => {
    const picked = await callService('place.pick', { for: 'export' });
    if (!picked.ok || picked.value.place === null) return;
    const chosen = { place: picked.value.place, shown: picked.value.shown };
    setFolder(chosen);
    onTarget(chosen);
  };
  const places = [
    ...(drives ?? []).map((drive) => ({ place: drive.place, shown: drive.shown, label: inWords(drive) })),
    ...(folder && !drives?.some(({ place }) => place === folder.place) ? [{ ...folder, label: folder.shown }] : []),
  ];
  return (
    <div className="stack-tight">
      {places.length > 0 ? (
        <Choice
          id="export-target"
          label="Where to"
          value={target?.place ?? ''}
          error={error ? 'Choose a drive or a folder.' : undefined}
          onChange={(place) => {
            const chosen = places.find((one) => one.place === place);
            if (chosen) onTarget(chosen);
          }}
          options={places.map(({ place, label }) => ({ value: place, label: <span className="long">{label}</span> }))}
        />
      ) : (
        <div className="field">
          <span className="label">Where to</span>
          <p className="note" role={error ? 'alert' : undefined}>
            {drives === null
              ? 'Looking for drives…'
              : error
                ? 'Choose a folder, or put a stick in and look again.'
                : 'No stick is in this computer. Put one in and look again, or choose a folder.'}
          </p>
        </div>
      )}
      <div className="acts">
        <Button onPress={() => void look()}>Look for drives again</Button>
        <Button kind="quiet" onPress={() => void pick()}>
          A folder I choose…
        </Button>
      </div>
    </div>
  );
}
