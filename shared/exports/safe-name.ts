// Names that every stick takes, whichever computer wrote it and whichever reads it: FAT32, exFAT, Windows, macOS, Linux.

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;
const longest = 100;
/** A path inside an export, counted in characters: with a drive and the export’s own name it stays below Windows’ 260. */
export const longestPath = 140;

/**
 * “March 2026: Mayor/Trustees?” becomes “March 2026 - Mayor-Trustees”: what no file system may have is written another way,
 * so that two names that differ stay readable. Never empty, at most 100 characters, no dot or space at its end.
 */
export function safeName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\s*:\s*/g, ' - ')
    .replace(/[\\/|]/g, '-')
    .replace(/["“”]/g, '’')
    .replace(/[<>]/g, ' ')
    .replace(/[?*]/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...plain]
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/, '')
    .replace(/^\.+/, '');
  const name = short === '' ? 'export' : short;
  return reserved.test(name) ? `${name.replace(/\./g, ' ')} -` : name;
}

/** Why a path with forward slashes cannot be a file of an export, in words that go on after “because”; null where it can. */
export function pathProblem(path: string): string | null {
  if (path === '') return 'it has no name';
  if ([...path].length > longestPath) return `it is longer than ${longestPath} characters`;
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'it does not lie inside the export';
  return (
    path
      .split('/')
      .map(partProblem)
      .find((problem) => problem !== null) ?? null
  );
}

function partProblem(part: string): string | null {
  if (part === '..' || part === '.') return 'it leads out of the export';
  if (part === '') return 'a part of it has no name';
  if (/[<>:"\\|?*\p{Cc}]/u.test(part)) return 'it has a sign that Windows does not take';
  if (/[. ]$/.test(part)) return 'a part of it ends with a dot or a space';
  return reserved.test(part) ? 'Windows keeps that name for a device' : null;
}
