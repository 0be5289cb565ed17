// The frame of every page of an export. The policy in its head allows no script, no picture and no address outside.
import type { ExportFile } from './export-file.ts';
import { escaped } from './html.ts';
import { pageStyle } from './page-style.ts';

export type PageFile = Extract<ExportFile, { kind: 'page' }>;

const before = (title: string): string => `<!doctype html>
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
`;
const after = `
</main>
</body>
</html>
`;

/** `body` is asked for its pieces when the page is written. */
export const page = (path: string, title: string, body: () => Iterable<string>): PageFile => ({
  kind: 'page',
  path,
  *pieces() {
    yield before(title);
    yield* body();
    yield after;
  },
});
