// The office cannot be opened: the title of each start screen, a sentence that says what is the matter. What is safe and
// what to do is said by whoever found the problem.

const titles: Readonly<Record<string, string>> = {
  'folder-unusable': 'The office’s folder cannot be reached.',
  'read-only': 'The office lies where nothing can be written.',
  'not-our-file': 'The file in the office’s folder is not an office.',
  'newer-office': 'The office was last used with a newer version of this program.',
  damaged: 'The office’s file is damaged.',
  busy: 'Another window or program is at work in the office.',
  'open-elsewhere': 'Another window has the office open.',
  'disk-full': 'The disk is full.',
};

export const startProblemTitle = (code: string | null): string =>
  (code === null ? undefined : titles[code]) ?? 'The office could not be opened.';

/** What a backup is a help against. A newer office, a full disk or a busy one is well; a folder that is away comes back. */
export const helpedByBackup: ReadonlySet<string> = new Set(['damaged', 'not-our-file', 'cannot-open']);

/** Problems of the folder or its disk: which folder it is must be seen at once. */
export const aboutTheFolder: ReadonlySet<string> = new Set(['folder-unusable', 'read-only', 'disk-full']);
