// Another program writes in an office and takes its time: `FOLDER MILLISECONDS`.
import path from 'node:path';
import Database from 'better-sqlite3';

const [folder = '', ms = '0'] = process.argv.slice(2);
const db = new Database(path.join(folder, 'office.sqlite'));
db.exec('BEGIN IMMEDIATE');
console.log('held');
setTimeout(() => {
  db.exec('ROLLBACK');
  db.close();
}, Number(ms));
