// Settings, on the decisions of board and voters about elections themselves: one line each, and the way to their page.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { RESOLUTIONS } from './resolution-view.ts';

export function ResolutionsBlock() {
  const answer = useView('board.resolutions', {});
  if (answer.state !== 'shown') return null;
  const { handingOver, generalElectionDay, dateChange } = answer.value;
  const line = (label: string, recorded: { readonly adoptedOn: PlainDate } | null) =>
    recorded === null ? [] : [{ label, value: `Adopted ${longDay(recorded.adoptedOn)}` }];
  const pairs = [
    ...line('To the county board', handingOver),
    ...line('To general-election day', generalElectionDay),
    ...line('Another day', dateChange),
  ];
  return (
    <Block
      title="Resolutions and votes about elections"
      aside={
        <ButtonLink small kind="quiet" href={`#${RESOLUTIONS}`} label="See: Resolutions and votes about elections">
          See
        </ButtonLink>
      }
    >
      {pairs.length === 0 ? (
        <p className="note">
          None on record: elections handed to the county board, moved to general-election day, or given another day by
          the voters.
        </p>
      ) : (
        <Pairs pairs={pairs} />
      )}
    </Block>
  );
}
