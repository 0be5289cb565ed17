// The county's list in use: found as one types, one voter at a time, and what earlier lists said.
import type { Database } from 'better-sqlite3';
import type { VoterLookup } from '../../shared/commands/define-command.ts';
import { nameOrderKey } from '../../shared/domain/name-order.ts';
import { sameNameKey } from '../../shared/domain/person-name.ts';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import type { VoterSnapshot } from '../../shared/domain/voter.ts';
import type { ColumnMapping } from '../../shared/domain/voter-list.ts';
import type { Fit, FoundVoter, VoterBook, VoterVersion } from '../../shared/views/voter-book.ts';
import { formerVersions } from './former-voters.ts';
import type { Sealer } from './keys.ts';
import { ListKeys } from './list-keys.ts';
import { VoterBlocks } from './voter-blocks.ts';
import { VoterIndex } from './voter-index.ts';
import { type KeptVoter, snapshotOf } from './voter-row.ts';
import { questionsFor } from './voter-words.ts';

/** At most so many people of one name are told; nobody can tell more apart on a screen. */
const mostNamesakes = 200;

export class Voters implements VoterBook {
  readonly #db: Database;
  readonly #sealer: Sealer;
  #index: VoterIndex | null = null;
  #keys: ListKeys | null = null;
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
    const index = this.#indexOf(list.number);
    const blocks = new VoterBlocks(this.#db, this.#sealer);
    const found: FoundVoter[] = [];
    // In the order of names within each way of fitting.
    for (const [fit, question] of questionsFor(text).entries()) {
      if (found.length >= limit) break;
      for (const place of index.ask(question).first(limit - found.length)) {
        const voter = blocks.voterNamed(index.voterAt(place));
        const [order, namesakes] = [nameOrderKey(voter), index.namesakesAt(place)];
        found.push({ voter: snapshotOf(voter, list.listDate), fit: fit as Fit, order, namesakes });
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
    const blocks = new VoterBlocks(this.#db, this.#sealer);
    const without = blocks.withoutDistrict(list.number);
    const found: VoterSnapshot[] = [];
    for (const id of without.size === 0 ? [] : this.#indexOf(list.number).inOrder()) {
      if (found.length === limit) break;
      if (without.has(id)) found.push(snapshotOf(blocks.voterNamed(id), list.listDate));
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
    const now = this.#withKey(list.number, id);
    const before = formerVersions(this.#db, this.#sealer, id, list.number);
    return [...(now ? [{ ...now, until: null }] : []), ...before].map((voter) => this.#version(voter));
  }

  #withKey(list: number, key: string): KeptVoter | null {
    this.#keys = this.#keys?.list === list ? this.#keys : new ListKeys(this.#db, list);
    const blocks = new VoterBlocks(this.#db, this.#sealer);
    const sameMark = this.#keys.idsFor(key).map((id) => blocks.voterNamed(id));
    return sameMark.find((voter) => voter.key === key) ?? null;
  }

  #version(voter: KeptVoter & { readonly until: number | null }): VoterVersion {
    const { sealed } = voter;
    const since = this.#dateOf(voter.since);
    return {
      voter: snapshotOf(voter, this.#dateOf(voter.list)),
      ...{ stateNumber: voter.state_number, countyNumber: voter.county_number, since },
      until: voter.until === null ? null : this.#dateOf(voter.until),
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
