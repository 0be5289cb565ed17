// Reasons the law knows for this kind of paper, one press each, hers to change. None is offered that is not hers to use.
import type { ListFound } from '../../../shared/domain/application.ts';
import { Button } from '../../ui/button.tsx';
import { Cites } from '../../ui/cite.tsx';
import type { ApplicationView } from './application-panel.tsx';

export function OfferedReasons(props: {
  readonly shown: ApplicationView;
  readonly list: ListFound | '';
  readonly onTake: (words: string) => void;
}) {
  const { shown, list, onTake } = props;
  const fit = shown.reasons.filter(({ onlyIf }) => onlyIf === null || onlyIf === list);
  if (fit.length === 0) return null;
  return (
    <div className="stack-tight">
      {fit.map(({ words }) => (
        <Button key={words} small icon="pen" onPress={() => onTake(words)}>
          {words}
        </Button>
      ))}
      <Cites texts={[...new Set(fit.map(({ citation }) => citation))]} />
    </div>
  );
}
