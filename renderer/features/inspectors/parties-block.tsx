// §15-116: whether the parties must share the inspectors depends on who nominated at the last general village election. The
// clerk says it; nothing is guessed.
import { listInWords } from '../../../shared/words/lists.ts';
import { Block } from '../../ui/block.tsx';
import { Cites } from '../../ui/cite.tsx';
import type { Inspectors } from './inspector-words.ts';

export function PartiesBlock({ list }: { readonly list: Inspectors }) {
  const { parties, nassau, lastGeneral } = list;
  const named = listInWords([parties.first, parties.second].filter((name) => name !== ''));
  return (
    <Block title="Do the parties share them?" aside={<a href="#/inspectors/parties">Say it</a>}>
      <div className="stack-tight">
        <p>
          {nassau
            ? 'In Nassau County always: the inspectors are divided equally between the two major parties.'
            : parties.bothNominated === null
              ? `Not answered yet. If both major parties nominated a candidate at the ${lastGeneral ?? 'last general village election'}, the inspectors of the next election are divided equally between them.`
              : parties.bothNominated
                ? 'Both major parties nominated, so the inspectors are divided equally between them, as long as both go on nominating.'
                : 'Not both major parties nominated: any qualified person may serve.'}
        </p>
        {named !== '' && <p className="note">{named}</p>}
        <Cites texts={[nassau ? 'Election Law §15-116(2)' : 'Election Law §15-116']} />
      </div>
    </Block>
  );
}
