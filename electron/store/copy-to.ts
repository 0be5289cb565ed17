// SQLite’s own copy of an open database, page by page, made into one plain file.
import Database from 'better-sqlite3';

const pagesPerSlice = 200;

/** `each` hears how many pages are copied, and ends the work by throwing. */
export async function copyTo(
  office: Database.Database,
  file: string,
  each: (done: number, total: number) => void,
): Promise<void> {
  await office.backup(file, {
    progress: ({ totalPages, remainingPages }) => {
      each(totalPages - remainingPages, totalPages);
      return pagesPerSlice;
    },
  });
  const copy = new Database(file);
  try {
    copy.pragma('synchronous = OFF'); // the whole file is synced where it comes to lie
    copy.pragma('journal_mode = DELETE'); // no write-ahead file beside it
  } finally {
    copy.close();
  }
}
