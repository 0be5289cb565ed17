// Another window has the office open, or wants it alone: `FOLDER shared|exclusive`, until killed.
import { holdExclusive, holdShared } from '../../../electron/store/office-lock.ts';

const [folder = '', how = 'shared'] = process.argv.slice(2);
try {
  const lock = (how === 'shared' ? holdShared : holdExclusive)(folder);
  console.log('held');
  setInterval(() => lock, 60_000); // a lock nobody refers to would be collected, and so released
} catch (error) {
  console.log(`refused ${(error as { code?: string }).code}`);
}
