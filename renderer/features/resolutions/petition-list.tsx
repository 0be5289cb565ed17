// Petitions for a vote on a resolution: each as it came, with how it stands in time, and the way to record another.
import { useState } from 'react';
import type { ActId } from '../../../shared/domain/ids.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LifeList } from '../../ui/life-list.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { RESOLUTIONS, type Resolutions } from './resolution-view.ts';

const words: Readonly<Record<string, string>> = {
  'in-time': 'A petition for a vote, in time.',
  late: 'A petition for a vote, too late.',
  'open-question': 'A petition for a vote: in time by one reading, late by another.',
};

type Petition = Resolutions['petitions'][number];

export function PetitionList({
  petitions,
  resolution,
}: {
  readonly petitions: Resolutions['petitions'];
  readonly resolution: string;
}) {
  const [taking, setTaking] = useState<Petition | null>(null);
  return (
    <div className="stack-tight">
      <LifeList
        steps={petitions
          .filter((petition) => petition.resolution === resolution)
          .map((petition) => ({
            key: petition.act,
            icon: 'note' as const,
            what: words[petition.outcome] ?? 'Petition for a vote.',
            rest: petition.sentence,
            note: (
              <Button
                small
                kind="quiet"
                label={`Recorded in error: petition of ${petition.filedOn}`}
                onPress={() => setTaking(petition)}
              >
                Recorded in error…
              </Button>
            ),
          }))}
      />
      <div className="acts">
        <ButtonLink small href={`#${RESOLUTIONS}/petition?for=${resolution}`}>
          A petition was filed
        </ButtonLink>
      </div>
      {taking && (
        <TakeBack
          act={taking.act as ActId}
          words={taking.sentence}
          question="Was this recorded in error?"
          onClose={() => setTaking(null)}
          onDone={() => setTaking(null)}
        />
      )}
    </div>
  );
}
