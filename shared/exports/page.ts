// The frame of every page of an export. The policy in its head allows no script, no picture and no address outside.
import type { ExportFile } from './export-file.ts';
import { escaped } from './html.ts';
import { pageStyle } from './page-style.ts';

type TextFile = Extract<ExportFile, { kind: 'text' }>;

/** A text that is put together when it is first read. */
export function lazyText(path: string, make: () => string): TextFile {
  let made: string | null = null;
  return {
    kind: 'text',
    path,
    get text() {
      made ??= make();
      return made;
    },
  };
}

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
