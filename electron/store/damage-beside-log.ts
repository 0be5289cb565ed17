// What lies sealed beside the log, opened and compared: finished papers, answers to acts, half-typed forms, voters; and
// whether every paper and picture the log names is there.
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { sha256 } from './canonical.ts';
import { EventLog, openPayload } from './event-log.ts';
import type { Sealer } from './keys.ts';
import { boundToRow, type SealedRow, type SealedTable, sealedBeside, sealedRows } from './sealed-beside.ts';

/** The first damage in plain words, or null. `breathe` is called after every row, so that a job can be stopped. */
export async function damageBesideLog(
  db: Database,
  sealer: Sealer,
  breathe: () => Promise<void>,
): Promise<string | null> {
  const steps = damageSteps(db, sealer);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await breathe();
  }
}

/** The same, one row after another. */
export function* damageSteps(db: Database, sealer: Sealer): Generator<undefined, string | null, undefined> {
  for (const table of sealedBeside)
    for (const row of sealedRows(db, table)) {
      if (!holds(table, row, sealer)) return `${table.what} was changed after it was kept.`;
      yield;
    }
  return yield* missingFiles(db, sealer);
}

const KeptPhoto = z.looseObject({ name: z.string(), sha256: z.string() });

/** The events that name a file kept in the office: what they name, and how the file is called. */
const naming: readonly {
  readonly type: string;
  readonly kind: string;
  readonly names: z.ZodType<readonly (readonly [string, string])[]>;
}[] = [
  {
    // An edition of a paper is frozen: its bytes are kept with it, so that it can always be shown again.
    type: 'paper-printed',
    kind: 'paper',
    names: z
      .looseObject({ paper: z.string(), edition: z.number(), sha256: z.string() })
      .transform((p) => [[p.sha256, `${p.paper}, edition ${p.edition}`] as const]),
  },
  {
    type: 'filing-paper-printed',
    kind: 'paper',
    names: z
      .looseObject({ paper: z.string(), number: z.number(), sha256: z.string() })
      .transform((p) => [[p.sha256, `${p.paper} ${p.number} of a filing`] as const]),
  },
  {
    type: 'copies-posted',
    kind: 'photo',
    names: z.looseObject({ copies: z.array(z.looseObject({ photo: z.unknown() })) }).transform(({ copies }) =>
      copies.flatMap(({ photo }) => {
        const kept = KeptPhoto.safeParse(photo).data;
        return kept ? [[kept.sha256, kept.name] as const] : [];
      }),
    ),
  },
  {
    type: 'ballot-step-noted',
    kind: 'ballot of the printer',
    names: z.looseObject({ step: z.looseObject({ file: z.unknown() }) }).transform(({ step }) => {
      const kept = KeptPhoto.safeParse(step.file).data;
      return kept ? [[kept.sha256, kept.name] as const] : [];
    }),
  },
  {
    type: 'state-form-imported',
    kind: 'form of the state',
    names: z
      .looseObject({ name: z.string(), sha256: z.string() })
      .transform(({ name, sha256: sha }) => [[sha, name] as const]),
  },
  {
    type: 'seal-set',
    kind: 'seal',
    names: z
      .looseObject({ seal: z.looseObject({ name: z.string(), sha256: z.string() }).nullable() })
      .transform(({ seal }) => (seal === null ? [] : [[seal.sha256, seal.name] as const])),
  },
];

function* missingFiles(db: Database, sealer: Sealer): Generator<undefined, string | null, undefined> {
  const log = new EventLog(db);
  const kept = db.prepare('SELECT 1 FROM blob WHERE sha256 = ?').pluck();
  for (const { type, kind, names } of naming) {
    for (const seq of db.prepare('SELECT seq FROM event WHERE type = ?').pluck().all(type) as number[]) {
      const [row] = log.batch(seq - 1, 1);
      const named = (row && names.safeParse(openPayload(row, sealer)).data) ?? [];
      for (const [sha, what] of named)
        if (kept.get(sha) === undefined) return `The stored ${kind} of event ${seq} (${what}) is missing.`;
      yield;
    }
  }
  return null;
}

function holds({ table }: SealedTable, { key, sealed }: SealedRow, sealer: Sealer): boolean {
  try {
    const plain = sealer.open(sealed, boundToRow(key));
    return table !== 'blob' || sha256(plain).toString('hex') === key;
  } catch {
    return false;
  }
}
