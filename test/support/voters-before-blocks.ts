// An office's voter list as the program kept it before there were blocks: a row and a seal for each voter.
import path from 'node:path';
import Database from 'better-sqlite3';
import { migrations } from '../../electron/store/migrations/index.ts';
import { knowsResealing } from '../../electron/store/reseal.ts';
import { VoterBlocks } from '../../electron/store/voter-blocks.ts';
import { idsOfList, type KeptVoter } from '../../electron/store/voter-row.ts';
import { OpenedBlock } from '../../electron/store/voter-text.ts';
import type { TestDesk } from './test-desk.ts';

/** Everybody of the list in use, opened. */
function voters(desk: TestDesk): KeptVoter[] {
  const { db, sealer, voters } = desk.store();
  const list = voters.inUse()?.number ?? 0;
  const blocks = new VoterBlocks(db, sealer);
  return [...blocks.stored(list)]
    .flat()
    .flatMap((block) =>
      [...new OpenedBlock(block, sealer).written()].map(({ line }) => blocks.voterNamed(idsOfList(list)[0] + line)),
    );
}

/** Closes the desk; its file is then in the fourth shape, open. */
export async function inFourthShape(desk: TestDesk): Promise<Database.Database> {
  const { sealer } = desk.store();
  const rows = voters(desk).map(({ sealed, ...voter }) => {
    // Bound to the number of the row, as text; the contents as an object.
    const seal = sealer.seal(Buffer.from(JSON.stringify(sealed)), Buffer.from(String(voter.id)));
    return { ...voter, seal };
  });
  await desk.app.close();
  const db = new Database(path.join(desk.folder, 'office.sqlite'));
  knowsResealing(db);
  db.exec('DROP TABLE voter_block; DROP TABLE voter_by_key; DROP INDEX voter_former_by_until');
  for (const [table] of migrations[2]!.sql.matchAll(/CREATE TABLE voter(_key)? [^;]*;/g)) db.exec(table);
  const put = db.prepare(
    'INSERT INTO voter VALUES (@id,@list,@key,@surname,@given,@middle,@suffix,@house,@street,@district,@status,@state_number,@county_number,@since,@seal)',
  );
  for (const row of rows) {
    put.run(row);
    db.prepare('INSERT INTO voter_key VALUES (@list, @key, @id)').run({ list: row.list, key: row.key, id: row.id });
  }
  db.pragma('user_version = 4');
  return db;
}
