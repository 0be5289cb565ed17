// The county's list in use: found as one types, one voter at a time, and what earlier lists said.
import type { Database } from 'better-sqlite3';
import type { VoterLookup } from '../../shared/commands/define-command.ts';
import { nameOrderKey } from '../../shared/domain/name-order.ts';
import { sameNameKey } from '../../shared/domain/person-name.ts';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { VoterSnapshot } from '../../shared/domain/voter.ts';
import type { ColumnMapping } from '../../shared/domain/voter-list.ts';
import type { Fit, FoundVoter, VoterBook, VoterVersion } from '../../shared/views/voter-book.ts';
import type { Sealer } from './keys.ts';
import { VoterIndex } from './voter-index.ts';
import { openVoter, rowByKey, type StoredVoter, snapshotOf } from './voter-row.ts';
import { questionsFor } from './voter-words.ts';

interface FormerVoter extends StoredVoter {
  readonly until: number;
}
interface Ranked extends StoredVoter {
  readonly namesakes: number;
  readonly fit: Fit;
}
/** At most so many people of one name are told; nobody can tell more apart on a screen. */
const mostNamesakes = 200;

export class Voters implements VoterBook {
  readonly #db: Database;
  readonly #sealer: Sealer;
  #index: VoterIndex | null = null;
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
    return this.#rows(this.#indexOf(list.number), text, limit).map((row) => {
      const voter = snapshotOf(row, openVoter(row, this.#sealer), list.listDate);
      return { voter, fit: row.fit, order: nameOrderKey(row), namesakes: row.namesakes };
    });
  }

  /** Rows of the list that fit, in the order of names within each way of fitting. */
  #rows(index: VoterIndex, text: string, limit: number): Ranked[] {
    const row = this.#db.prepare<[number], StoredVoter>('SELECT * FROM voter WHERE id = ?');
    const found: Ranked[] = [];
    for (const [i, question] of questionsFor(text).entries()) {
      if (found.length >= limit) break;
      for (const place of index.ask(question).first(limit - found.length)) {
        const voter = row.get(index.voterAt(place));
        if (voter) found.push({ ...voter, namesakes: index.namesakesAt(place), fit: i as Fit });
      }
    }
    return found;
  }

  /** The index of a list: read once, for a list that is in use never changes. */
  #indexOf(list: number): VoterIndex {
    this.#index = this.#index?.list === list ? this.#index : new VoterIndex(this.#db, list);
    return this.#index;
  }

  withoutDistrict(limit: number): VoterSnapshot[] {
    const list = this.inUse();
    if (!list) return [];
    const without = new Set(
      this.#db
        .prepare<[number], number>("SELECT id FROM voter WHERE list = ? AND district = ''")
        .pluck()
        .all(list.number),
    );
    const row = this.#db.prepare<[number], StoredVoter>('SELECT * FROM voter WHERE id = ?');
    const found: VoterSnapshot[] = [];
    for (const id of without.size === 0 ? [] : this.#indexOf(list.number).inOrder()) {
      if (found.length === limit) break;
      const voter = without.has(id) ? row.get(id) : undefined;
      if (voter) found.push(snapshotOf(voter, openVoter(voter, this.#sealer), list.listDate));
    }
    return found;
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
