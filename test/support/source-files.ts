// The program's own source, for tests that hold its order: which file imports which, and what it says.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

export interface SourceFile {
  /** From the top of the project, with forward slashes: `shared/rules/calendar.ts`. */
  readonly file: string;
  readonly text: string;
  /** The text without comments. */
  readonly code: string;
  readonly lines: number;
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

/** Every file of a top-level folder whose name ends so. */
export function sourceFiles(folder: string, ending: RegExp = /\.tsx?$/): SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => {
      const full = path.join(entry.parentPath, entry.name);
      const text = readFileSync(full, 'utf8');
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      return { file: path.relative(root, full).replaceAll('\\', '/'), text, code: withoutComments(text), lines };
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** What a file imports or re-exports: paths from the top of the project for its own, names for packages. */
export function importsOf({ file, code }: SourceFile): string[] {
  const said = [
    ...code.matchAll(
      /^\s*(?:import|export)\b[^;'"]*?\bfrom\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|^\s*import\s+['"]([^'"]+)['"]/gm,
    ),
  ];
  return said.map((hit) => {
    const name = hit[1] ?? hit[2] ?? hit[3] ?? '';
    return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
  });
}

/** “file → import” for every import that `allowed` does not allow. */
export const wrongImports = (files: readonly SourceFile[], allowed: (from: string, to: string) => boolean): string[] =>
  files.flatMap((source) =>
    importsOf(source)
      .filter((to) => !allowed(source.file, to))
      .map((to) => `${source.file} → ${to}`),
  );
