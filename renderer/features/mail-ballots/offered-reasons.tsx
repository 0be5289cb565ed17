// Reasons the law knows for this kind of paper, hers to take and to change. None is offered that is not hers to use.
import type { ListFound } from '../../../shared/domain/application.ts';
import { Choice } from '../../ui/choice.tsx';
import { Cites } from '../../ui/cite.tsx';
import type { ApplicationView } from './application-panel.tsx';

export function OfferedReasons(props: {
  readonly shown: ApplicationView;
  readonly list: ListFound | '';
  /** What stands in the box for the reason. */
  readonly reason: string;
  readonly onTake: (words: string) => void;
}) {
  const { shown, list, reason, onTake } = props;
  const fit = shown.reasons.filter(({ onlyIf }) => onlyIf === null || onlyIf === list);
  if (fit.length === 0) return null;
  return (
    <div className="stack-tight">
      <Choice
        id="offered-reasons"
        label="Reasons you may take, and change"
        value={fit.some(({ words }) => words === reason) ? reason : ''}
        options={fit.map(({ words }) => ({ value: words, label: words }))}
        onChange={onTake}
      />
      <Cites texts={[...new Set(fit.map(({ citation }) => citation))]} />
    </div>
  );
}
