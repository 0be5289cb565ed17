// How voters are written down: each as two texts, one that anybody may read and one that is sealed, some dozens of voters
// to a block with one seal. A seal for every voter takes longer to make than all the rest of reading a list; and two
// voters are the same when their texts are.
import type { Sealer } from './keys.ts';
import { boundToRow } from './sealed-beside.ts';
import { RecordDamaged } from './store-problem.ts';
import {
  idsOfList,
  type KeptVoter,
  lineOf,
  listOf,
  type OnlyKept,
  onlyKept,
  type SealedVoter,
  type StoredVoter,
} from './voter-row.ts';

export const votersPerBlock = 24;

/** What stands in clear of a voter but her line and since when she is on the list as she is. */
export type ClearVoter = Omit<StoredVoter, 'id' | 'list' | 'since'>;

/** One line of text each, whatever stands in them: JSON has no line break. */
export const clearText = (v: ClearVoter): string =>
  JSON.stringify([
    ...[v.key, v.surname, v.given, v.middle, v.suffix, v.house, v.street],
    ...[v.district, v.status, v.state_number, v.county_number],
  ]);
export function sealedText(v: SealedVoter): string {
  const cells: unknown[] = [v.birthDate, v.centuryAssumed ? 1 : 0, v.apartment, v.city, v.zip, v.mail];
  for (let i = 0; i < onlyKept.length; i += 1) cells.push(v.other[onlyKept[i] as OnlyKept] ?? '');
  while (cells.at(-1) === '') cells.pop(); // or a column that is new in the program would change everybody
  return JSON.stringify(cells);
}

function clearFrom(text: string): ClearVoter {
  const [key = '', surname = '', given = '', middle = '', suffix = '', house = '', street = '', ...more] = JSON.parse(
    text,
  ) as string[];
  const [district = '', status = '', state_number = '', county_number = ''] = more;
  return { key, surname, given, middle, suffix, house, street, district, status, state_number, county_number };
}
type SealedCells = [SealedVoter['birthDate'], 0 | 1, string, string, string, SealedVoter['mail'], ...string[]];
function sealedFrom(text: string): SealedVoter {
  const [birthDate, assumed, apartment, city, zip, mail, ...kept] = JSON.parse(text) as SealedCells;
  const other = Object.fromEntries(
    onlyKept.map((field, i) => [field, kept[i] ?? '']).filter(([, cell]) => cell !== ''),
  );
  return { birthDate, centuryAssumed: assumed === 1, apartment, city, zip, mail, other };
}

/** A voter on her way into a block. */
export interface WrittenVoter {
  readonly line: number;
  readonly since: number;
  readonly clear: string;
  readonly sealed: string;
  readonly hasDistrict: boolean;
}
/** A block as it lies in `voter_block`, under the number of its first voter. */
export interface StoredBlock {
  readonly id: number;
  readonly clear: string;
  readonly sealed: Uint8Array;
}

/** The values of a row of `voter_block`, in order. */
export type BlockRow = readonly [id: number, withoutDistrict: string, clear: string, sealed: Uint8Array];

/** `voters`: in the order of their lines. */
export function blockOf(list: number, voters: readonly WrittenVoter[], sealer: Sealer): BlockRow {
  const id = idsOfList(list)[0] + (voters[0]?.line ?? 0);
  const [clear, sealed, without]: [string[], string[], number[]] = [[], [], []];
  for (const voter of voters) {
    clear.push(`${voter.line} ${voter.since} ${voter.clear}`);
    sealed.push(`${voter.line} ${voter.sealed}`);
    if (!voter.hasDistrict) without.push(voter.line);
  }
  const seal = sealer.seal(Buffer.from(sealed.join('\n'), 'utf8'), boundToRow(id));
  return [id, without.join(' '), clear.join('\n'), seal];
}

/** A block whose seal was opened. */
export class OpenedBlock {
  readonly id: number;
  readonly #clear: string;
  readonly #sealed: string;

  /** Throws RecordDamaged where the seal does not hold. */
  constructor({ id, clear, sealed }: StoredBlock, sealer: Sealer) {
    this.id = id;
    this.#clear = clear;
    const plain = sealer.open(sealed, boundToRow(id)).toString('utf8');
    // A voter who was sealed by herself, before there were blocks.
    this.#sealed = plain.startsWith('{') ? `${lineOf(id)} ${sealedText(JSON.parse(plain) as SealedVoter)}` : plain;
  }

  /** Whoever stands in that line of the list; undefined where nobody of this block does. */
  voterAt(line: number): KeptVoter | undefined {
    const [clear, sealed] = [lineIn(this.#clear, line), lineIn(this.#sealed, line)];
    if (clear === undefined || sealed === undefined) return undefined;
    const gap = clear.indexOf(' ');
    const list = listOf(this.id);
    return {
      ...{ id: idsOfList(list)[0] + line, list, since: Number(clear.slice(0, gap)) },
      ...clearFrom(clear.slice(gap + 1)),
      sealed: sealedFrom(sealed),
    };
  }

  /** Everybody in it as she was written. */
  *written(): Generator<Omit<WrittenVoter, 'hasDistrict'>> {
    const sealed = this.#sealed.split('\n');
    for (const [i, text] of this.#clear.split('\n').entries()) {
      const first = text.indexOf(' ');
      const second = text.indexOf(' ', first + 1);
      const line = Number(text.slice(0, first));
      const rest = sealed[i] ?? '';
      const at = rest.indexOf(' ');
      if (Number(rest.slice(0, at)) !== line)
        throw new RecordDamaged('A voter of the county’s list was changed after it was kept.');
      yield {
        line,
        since: Number(text.slice(first + 1, second)),
        clear: text.slice(second + 1),
        sealed: rest.slice(at + 1),
      };
    }
  }
}

/** The key of a voter whose clear text it is: it stands first. */
export function keyIn(clear: string): string {
  const key = clear.slice(2, clear.indexOf('"', 2));
  return key.includes('\\') ? clearFrom(clear).key : key;
}

/** What stands behind the number of a line; undefined where no line begins with it. */
function lineIn(text: string, line: number): string | undefined {
  const head = `${line} `;
  const from = text.startsWith(head) ? 0 : text.indexOf(`\n${head}`) + 1;
  if (from === 0 && !text.startsWith(head)) return undefined;
  const to = text.indexOf('\n', from);
  return text.slice(from + head.length, to < 0 ? text.length : to);
}
