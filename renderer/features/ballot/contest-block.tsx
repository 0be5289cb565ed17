// One office as the ballot has it: how many to vote for, its lines in their order, spaces to write names in.
import { addressInline } from '../../../shared/domain/address.ts';
import { dayWithoutWeekday } from '../../../shared/words/days.ts';
import { numberInWords } from '../../../shared/words/numbers.ts';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { BallotView, Contest, Drawing } from './with-ballot.tsx';

const termInWords = ({ termYears, unexpired, termEnds }: Contest): string => {
  if (!unexpired) return `Full term of ${numberInWords(termYears)} ${termYears === 1 ? 'year' : 'years'}`;
  return `Unexpired term${termEnds === null ? '' : ` ending ${dayWithoutWeekday(termEnds)}`}`;
};

export function ContestBlock({
  contest,
  kind,
  drawings,
}: {
  readonly contest: Contest;
  readonly kind: BallotView['kind'];
  readonly drawings: readonly Drawing[];
}) {
  const { office, title, seats, lines, printsTerm } = contest;
  const runOff = kind === 'run-off';
  const several = runOff
    ? lines.length > 1
    : lines.some((line) => lines.filter(({ body }) => body === line.body).length > 1);
  const lots = drawings.some((one) => one.office === office && one.drawn !== null);
  const inFull = `${title}, ${termInWords(contest).toLowerCase()}`;
  return (
    <Block
      title={title}
      aside={
        several ? (
          <div className="acts">
            {!runOff && (
              <ButtonLink small kind="quiet" href={`#/ballot/order/${office}`} label={`Put in order: ${inFull}`}>
                Put in order
              </ButtonLink>
            )}
            <ButtonLink
              small
              kind="quiet"
              href={`#/ballot/drawing/new?office=${office}`}
              label={`${runOff ? 'Draw lots' : 'A drawing is demanded'}: ${inFull}`}
            >
              {runOff ? 'Draw lots' : 'A drawing is demanded'}
            </ButtonLink>
          </div>
        ) : undefined
      }
    >
      <p className="note" id={`contest-${office}`} tabIndex={-1}>
        {seats === 1 ? 'Vote for one' : `Vote for any ${numberInWords(seats)}`}. {termInWords(contest)}
        {printsTerm ? ', printed on the ballot.' : '; the ballot does not print it.'}
        {lots && ' In the order the lots came.'}
      </p>
      <ol className="rows">
        {lines.map(({ candidate, name, body, row, residence, sameAs }) => (
          <li key={candidate}>
            <div>
              <b>
                {row !== '' && `${row}. `}
                {name}
              </b>
              <p className="note">
                {body !== '' && <span>{body} · </span>}
                {residence === null ? 'Residence not on record' : addressInline(residence)}
                {sameAs !== null && ' · the same person as on the line above'}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="note">
        {lines.length === 0 && 'No candidate on record. '}
        {seats === 1 ? 'One space' : `${numberInWords(seats)[0]?.toUpperCase()}${numberInWords(seats).slice(1)} spaces`}{' '}
        to write a name in.
      </p>
    </Block>
  );
}
