// The pages of an export: index.html with everything that is short, and a page of its own for a table of hundreds of rows.
// They need no program, no network and no script; whatever was typed stands in them as text.

import { instantInWords } from '../words/clock.ts';
import { longDay } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { pollHoursInWords } from '../words/hours.ts';
import type { ExportPlan } from './contents.ts';
import type { ExportFile } from './export-file.ts';
import type { ExportTable } from './export-table.ts';
import { addressOf, escaped } from './html.ts';
import { pageStyle } from './page-style.ts';
import { partInWords } from './part-in-words.ts';
import { tableHtml, whatIsShown } from './table-html.ts';

/** A table of more rows has a page of its own. */
const rowsOnIndex = 100;

type TextFile = Extract<ExportFile, { kind: 'text' }>;
const audienceInWords = {
  office: 'The office’s own archive. It is complete: it names birth dates and reasons. It is not for handing out.',
  inspectors:
    'For inspectors of election and trustees. Birth dates, reasons, places of detention and telephone numbers are left out.',
} as const;

export function indexPages(plan: ExportPlan): TextFile[] {
  const tables = plan.tables.map((table) => ({ table, file: table.file(plan.source) }));
  const long = tables.filter(({ file }) => file.rows.length > rowsOnIndex);
  const title = titleOf(plan);
  const sections = tables.map(({ table, file }) =>
    section(
      table,
      file,
      long.some((one) => one.table === table),
    ),
  );
  const index = page(
    title,
    [
      head(plan, title),
      contents(plan),
      facts(plan),
      ...(plan.papers.length > 0 ? [papers(plan)] : []),
      ...(plan.texts.length > 0 ? [texts(plan)] : []),
      ...sections,
    ].join('\n'),
  );
  return [
    { kind: 'text', path: 'index.html', text: index },
    ...long.map(({ table, file }): TextFile => {
      const body = `<p><a href="../index.html">${escaped(title)}</a></p>\n<h1>${escaped(table.title)}</h1>\n<p>${escaped(table.about)} ${escaped(whatIsShown(file))}</p>\n${tableHtml(file)}`;
      return { kind: 'text', path: `tables/${table.name}.html`, text: page(`${table.title}, ${title}`, body) };
    }),
  ];
}

function titleOf({ source: { office, election } }: ExportPlan): string {
  const { kind, pollDay } = election.file;
  const what = kind === null ? 'Election' : electionKindInWords[kind];
  return [`Village of ${office.village?.name ?? '(not named)'}`, what, ...(pollDay ? [longDay(pollDay)] : [])].join(
    ', ',
  );
}

const page = (title: string, body: string): string => `<!doctype html>
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

const head = ({ source, part }: ExportPlan, title: string): string =>
  [
    `<h1>${escaped(title)}</h1>`,
    ...(source.office.kind === 'practice'
      ? ['<p class="practice">Practice. These records are for trying things out; no such election was held.</p>']
      : []),
    `<p><strong>${escaped(partInWords(part))}.</strong> ${escaped(audienceInWords[source.audience])}</p>`,
    `<p class="soft">As of ${escaped(instantInWords(source.at))}. What is here and how to check it is told in <a href="README.txt">README.txt</a>.</p>`,
  ].join('\n');

function contents({ tables, papers: kept, texts: written }: ExportPlan): string {
  const links = [
    ...(kept.length > 0 ? [['papers-list', 'The papers themselves'] as const] : []),
    ...(written.length > 0 ? [['texts', 'Calendar and newspaper files'] as const] : []),
    ...tables.map(({ name, title }) => [name, title] as const),
  ];
  const items = links.map(([id, words]) => `<li><a href="#${id}">${escaped(words)}</a></li>`);
  return `<nav aria-label="On this page"><ul>\n${items.join('\n')}\n</ul></nav>`;
}

function facts({ source: { office, election } }: ExportPlan): string {
  const { pollDay, calendarAnchor, hours, districts } = election.file;
  const rows: (readonly [string, string])[] = [
    ['Polling day', pollDay === null ? 'not on record' : longDay(pollDay)],
    ...(calendarAnchor !== null && calendarAnchor !== pollDay
      ? [['Dates count from', longDay(calendarAnchor)] as const]
      : []),
    ['Hours of the polls', hours === null ? 'not on record' : pollHoursInWords(hours.map((one) => ({ ...one })))],
    ['Districts', districts.length === 0 ? 'one' : districts.map(({ name }) => name).join(', ')],
    ['Clerk', office.clerk === null ? 'not on record' : `${office.clerk.name}, ${office.clerk.title}`],
    ['County', office.village?.county ?? 'not on record'],
  ];
  return `<dl>\n${rows.map(([what, words]) => `<dt>${escaped(what)}</dt><dd>${escaped(words)}</dd>`).join('\n')}\n</dl>`;
}

const papers = ({ papers: kept }: ExportPlan): string =>
  `<section aria-labelledby="papers-list"><h2 id="papers-list">The papers themselves</h2>\n<ul>\n${kept
    .map(({ path, title, which }) => `<li><a href="${addressOf(path)}">${escaped(`${title}, ${which}`)}</a></li>`)
    .join('\n')}\n</ul></section>`;

const texts = ({ texts: written }: ExportPlan): string =>
  `<section aria-labelledby="texts"><h2 id="texts">Calendar and newspaper files</h2>\n<ul>\n${written
    .map(({ path }) => `<li><a href="${addressOf(path)}">${escaped(path)}</a></li>`)
    .join('\n')}\n</ul></section>`;

function section(table: ExportTable, file: Extract<ExportFile, { kind: 'table' }>, isLong: boolean): string {
  const { name, title, about } = table;
  const files = `<a href="${addressOf(`${file.path}.xlsx`)}">For a spreadsheet (.xlsx)</a> · <a href="${addressOf(`${file.path}.csv`)}">For other programs (.csv)</a>`;
  const count = file.rows.length;
  const body = isLong
    ? `<p><a href="${addressOf(`tables/${name}.html`)}">All ${count} rows, on a page of their own</a></p>`
    : count === 0
      ? '<p>Nothing is on record.</p>'
      : `<p>${escaped(whatIsShown(file))}</p>\n${tableHtml(file)}`;
  return `<section aria-labelledby="${name}"><h2 id="${name}">${escaped(title)}</h2>\n<p>${escaped(about)}</p>\n<p>${files}</p>\n${body}</section>`;
}
