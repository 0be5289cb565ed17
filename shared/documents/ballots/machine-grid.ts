// The ballot of a machine: a column for each contest, a row for each party and independent body with its letter.
import { type Block, blank, bold, heading, paragraph, type Run, type Table, words } from '../blocks.ts';
import { type BallotFact, type ContestFact, termOnBallot, voteFor } from './ballot-facts.ts';

/** More columns than this and a long name has no room; the next contests stand in a grid of their own below. */
const acrossTheSheet = 3;

/** A run-off has no rows of bodies: its names stand one below the other in the order drawn. */
export function machineGrid({ rows, contests }: BallotFact): Block[] {
  const parts = Array.from({ length: Math.ceil(contests.length / acrossTheSheet) }, (_, part) => part * acrossTheSheet);
  return parts.flatMap((from) => {
    const some = contests.slice(from, from + acrossTheSheet).map((contest, i) => ({ contest, i: from + i }));
    return [
      heading(
        2,
        words(some.length === 1 ? `Office\u00a0${from + 1}` : `Offices\u00a0${from + 1} to\u00a0${from + some.length}`),
      ),
      ...some.map(({ contest, i }) =>
        paragraph(
          words(`${i + 1}. `),
          words(contest.title, `contests.${i}.title`),
          words(': '),
          ...(contest.printsTerm ? [...termOnBallot(contest, i), words('. ')] : []),
          bold(voteFor(contest.seats), `contests.${i}.seats`),
        ),
      ),
      grid(rows, some),
    ];
  });
}

interface Placed {
  readonly contest: ContestFact;
  readonly i: number;
}

function grid(rows: BallotFact['rows'], some: readonly Placed[]): Table {
  const lines = rows.length > 0 ? rows.map(({ letter }) => letter) : drawnPlaces(some);
  return {
    kind: 'table',
    name: some.map(({ contest }) => contest.title).join(', '),
    columns: [
      { title: 'Line', share: 22, joint: ': ' },
      ...some.map(({ contest, i }) => ({ title: `${i + 1}. ${contest.title}`, share: 26, joint: '; ' })),
    ],
    rows: [
      ...lines.map((letter, at): Run[][] => [
        rows[at] ? [bold(letter), words(` ${rows[at].body}`, `rows.${at}.body`)] : [bold(letter)],
        ...some.map((one) => namesOn(one, letter, at, rows.length > 0)),
      ]),
      [[words('Write in: a space for each seat')], ...some.map(({ contest, i }) => spaces(contest.seats, i))],
    ],
  };
}

const drawnPlaces = (some: readonly Placed[]): string[] =>
  Array.from({ length: Math.max(0, ...some.map(({ contest }) => contest.lines.length)) }, (_, at) => String(at + 1));

const namesOn = ({ contest, i }: Placed, letter: string, at: number, byBody: boolean): Run[] =>
  contest.lines.flatMap(({ row, name }, j) => {
    if (byBody ? row !== letter : j !== at) return [];
    const before = byBody && contest.lines.slice(0, j).some((earlier) => earlier.row === letter);
    return [bold(`${before ? '\n' : ''}${name}`, `contests.${i}.lines.${j}.name`)];
  });

const spaces = (seats: number, i: number): Run[] =>
  Array.from({ length: seats }, (_, j) => blank(`contests.${i}.writeIn.${j}`, 100));
