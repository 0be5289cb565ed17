// The county's list in use: found as one types, one voter at a time, and what earlier lists said.
import type { Database } from 'better-sqlite3';
import type { VoterLookup } from '../../shared/commands/define-command.ts';
import { sameNameKey } from '../../shared/domain/person-name.ts';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { VoterSnapshot } from '../../shared/domain/voter.ts';
import type { ColumnMapping } from '../../shared/domain/voter-list.ts';
import type { Fit, FoundVoter, VoterBook, VoterVersion } from '../../shared/views/voter-book.ts';
import type { Sealer } from './keys.ts';
import { openVoter, rowByKey, type StoredVoter, snapshotOf } from './voter-row.ts';
import { questionsFor } from './voter-words.ts';

interface FormerVoter extends StoredVoter {
  readonly until: number;
}
interface Ranked extends StoredVoter {
  readonly place: number;
  readonly name_order: string;
  readonly fit: Fit;
}
/** At most so many people of one name are told; nobody can tell more apart on a screen. */
const mostNamesakes = 200;

export class Voters implements VoterBook {
  readonly #db: Database;
  readonly #sealer: Sealer;
  constructor(db: Database, sealer: Sealer) {
    this.#db = db;
    this.#sealer = sealer;
  }

  /** The list in use; null before the first. */
  inUse(): { readonly number: number; readonly listDate: PlainDate } | null {
    const row = this.#db
      .prepare<[], { number: number; list_date: string }>('SELECT * FROM voter_list ORDER BY number DESC LIMIT 1')
      .get();
    return row ? { number: row.number, listDate: row.list_date as PlainDate } : null;
  }

  find(text: string, limit: number): FoundVoter[] {
    const list = this.inUse();
    if (!list) return [];
    const others = this.#othersOf(list.number);
    return this.#rows(list.number, text, limit).map((row) => {
      const voter = snapshotOf(row, openVoter(row, this.#sealer), list.listDate);
      return { voter, fit: row.fit, order: row.name_order, namesakes: others(row) };
    });
  }

  /** Rows of the list that fit, in the order of names within each way of fitting. */
  #rows(list: number, text: string, limit: number): Ranked[] {
    const words = `voter_word_${list % 2}`;
    const places = this.#db
      .prepare<[string, number], number>(`SELECT rowid FROM ${words} WHERE ${words} MATCH ? ORDER BY rowid LIMIT ?`)
      .pluck();
    const at = this.#db.prepare<[number, number], { name_order: string; voter: number }>(
      'SELECT name_order, voter FROM voter_place WHERE list = ? AND place = ?',
    );
    const row = this.#db.prepare<[number], StoredVoter>('SELECT * FROM voter WHERE id = ?');
    const found: Ranked[] = [];
    for (const [i, question] of questionsFor(text).entries()) {
      if (found.length >= limit) break;
      for (const place of places.all(question, limit - found.length)) {
        const placed = at.get(list, place);
        const voter = placed && row.get(placed.voter);
        if (voter) found.push({ ...voter, place, name_order: placed.name_order, fit: i as Fit });
      }
    }
    return found;
  }

  /** How many others of the list have somebody's surname and given name: they are her neighbours in the order of names. */
  #othersOf(list: number): (row: Ranked) => number {
    const side = (direction: '<' | '>') =>
      this.#db
        .prepare<[number, number], string>(
          `SELECT name_order FROM voter_place WHERE list = ? AND place ${direction} ?
           ORDER BY place ${direction === '<' ? 'DESC' : 'ASC'} LIMIT ${mostNamesakes}`,
        )
        .pluck();
    const sides = [side('<'), side('>')];
    return ({ place, name_order: order }) => {
      const stem = order.slice(0, order.indexOf('\t', order.indexOf('\t') + 1) + 1);
      let others = 0;
      for (const neighbours of sides)
        for (const neighbour of neighbours.iterate(list, place)) {
          if (!neighbour.startsWith(stem)) break;
          others += 1;
        }
      return others;
    };
  }

  withoutDistrict(limit: number): VoterSnapshot[] {
    const list = this.inUse();
    if (!list) return [];
    const rows = this.#db
      .prepare<[number, number], StoredVoter>(
        `SELECT v.* FROM voter_place p JOIN voter v ON v.id = p.voter
         WHERE p.list = ? AND v.district = '' ORDER BY p.place LIMIT ?`,
      )
      .all(list.number, limit);
    return rows.map((row) => snapshotOf(row, openVoter(row, this.#sealer), list.listDate));
  }

  namesakes(name: { readonly surname: string; readonly given: string }): VoterSnapshot[] {
    const whole = { ...name, middle: '', suffix: '' };
    return this.find(`${name.surname} ${name.given}`, mostNamesakes)
      .map(({ voter }) => voter)
      .filter((voter) => sameNameKey(voter.name) === sameNameKey(whole));
  }

  /** The voter as the list in use has her; null where it has nobody of that id. */
  voter(id: string): VoterSnapshot | null {
    const [newest] = this.versions(id);
    return newest && newest.until === null ? newest.voter : null;
  }

  /** What acts need to know of the list: for each lookup, whom it finds. */
  lookUp(lookups: readonly VoterLookup[]): readonly (readonly VoterSnapshot[])[] {
    return lookups.map((wanted) => {
      if (wanted.by === 'name') return this.namesakes(wanted);
      const voter = this.voter(wanted.id);
      return voter ? [voter] : [];
    });
  }

  versions(id: string): VoterVersion[] {
    const list = this.inUse();
    if (!list) return [];
    const now = rowByKey(this.#db)(list.number, id);
    const before = this.#db
      .prepare<[string], FormerVoter>('SELECT * FROM voter_former WHERE key = ? ORDER BY list DESC')
      .all(id);
    return [...(now ? [{ ...now, until: null }] : []), ...before].map((row) => this.#version(row));
  }

  #version(row: StoredVoter & { readonly until: number | null }): VoterVersion {
    const sealed = openVoter(row, this.#sealer);
    const since = this.#dateOf(row.since);
    return {
      voter: snapshotOf(row, sealed, this.#dateOf(row.list)),
      ...{ stateNumber: row.state_number, countyNumber: row.county_number, since },
      until: row.until === null ? null : this.#dateOf(row.until),
      ...{ party: sealed.other.party ?? '', phone: sealed.other.phone ?? '', centuryAssumed: sealed.centuryAssumed },
    };
  }

  #dateOf(list: number): PlainDate {
    const date = this.#db
      .prepare<[number], string>('SELECT list_date FROM voter_list WHERE number = ?')
      .pluck()
      .get(list);
    if (date === undefined) throw new Error(`no list ${list}`);
    return date as PlainDate;
  }

  /** How a file with these headings was mapped before; null where none was. */
  columnsFor(headings: readonly string[]): ColumnMapping | null {
    const columns = this.#db
      .prepare<[string], string>('SELECT columns FROM voter_columns WHERE headings = ?')
      .pluck()
      .get(JSON.stringify(headings));
    return columns === undefined ? null : (JSON.parse(columns) as ColumnMapping);
  }

  /** Inside a write. */
  keepColumns(headings: readonly string[], columns: ColumnMapping): void {
    this.#db
      .prepare('INSERT INTO voter_columns VALUES (?, ?) ON CONFLICT DO UPDATE SET columns = excluded.columns')
      .run(JSON.stringify(headings), JSON.stringify(columns));
  }
}
