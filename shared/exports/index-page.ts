// The pages of an export: index.html with everything that is short, and links to the pages of long tables.
// They need no program, no network and no script; whatever was typed stands in them as text.

import { instantInWords } from '../words/clock.ts';
import { longDay } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { partInWords } from '../words/exports.ts';
import { pollHoursInWords } from '../words/hours.ts';
import { capital } from '../words/sentence.ts';
import type { ExportPlan, PlannedTable } from './contents.ts';
import type { ExportTable, TableFile } from './export-table.ts';
import { addressOf, escaped } from './html.ts';
import { type PageFile, page } from './page.ts';
import { partName } from './part-name.ts';
import { columnsShown, tableHtml, whatIsShown } from './table-html.ts';
import { isLong, tablePagePath, tablePages } from './table-pages.ts';

const audienceInWords = {
  office: 'The office’s own archive. It is complete: it names birth dates and reasons. It is not for handing out.',
  inspectors:
    'For inspectors of election and trustees. Birth dates, reasons, places of detention and telephone numbers are left out.',
} as const;

export function indexPages(plan: ExportPlan): PageFile[] {
  const title = titleOf(plan);
  const before = [
    head(plan, title),
    contents(plan),
    facts(plan),
    ...(plan.papers.length > 0 ? [papers(plan)] : []),
    ...(plan.texts.length > 0 ? [texts(plan)] : []),
  ].join('\n');
  return [
    page('index.html', title, function* () {
      yield before;
      for (const planned of plan.tables) yield* section(planned);
    }),
    ...plan.tables.filter(({ file }) => isLong(file)).flatMap((planned) => tablePages(planned, title)),
  ];
}

function titleOf({ source: { office, election } }: ExportPlan): string {
  const { kind, pollDay } = election.file;
  const what = kind === null ? 'Election' : electionKindInWords[kind];
  return [`Village of ${office.village?.name ?? '(not named)'}`, what, ...(pollDay ? [longDay(pollDay)] : [])].join(
    ', ',
  );
}

const head = ({ source, part }: ExportPlan, title: string): string =>
  [
    `<h1>${escaped(title)}</h1>`,
    ...(source.office.kind === 'practice'
      ? ['<p class="practice">Practice. These records are for trying things out; no such election was held.</p>']
      : []),
    `<p><strong>${escaped(capital(partInWords(partName(part))))}.</strong> ${escaped(audienceInWords[source.audience])}</p>`,
    `<p class="soft">As of ${escaped(instantInWords(source.at))}. What is here and how to check it is told in <a href="README.txt">README.txt</a>.</p>`,
  ].join('\n');

function contents({ tables, papers: kept, texts: written }: ExportPlan): string {
  const links = [
    ...(kept.length > 0 ? [['papers-list', 'The papers themselves'] as const] : []),
    ...(written.length > 0 ? [['texts', 'Calendar and newspaper files'] as const] : []),
    ...tables.map(({ table }) => [table.name, table.title] as const),
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

function* section({ table, file }: PlannedTable): Generator<string> {
  const { name, title, about } = table;
  const files = `<a href="${addressOf(`${file.path}.xlsx`)}">For a spreadsheet (.xlsx)</a> · <a href="${addressOf(`${file.path}.csv`)}">For other programs (.csv)</a>`;
  yield `\n<section aria-labelledby="${name}"><h2 id="${name}">${escaped(title)}</h2>\n<p>${escaped(about)}</p>\n<p>${files}</p>\n`;
  yield* rowsOf(table, file);
  yield '</section>';
}

function* rowsOf(table: ExportTable, file: TableFile): Generator<string> {
  if (file.rows.length === 0) yield '<p>Nothing is on record.</p>';
  else if (isLong(file))
    yield `<p><a href="${addressOf(tablePagePath(table, 1))}">All ${file.rows.length} rows, on pages of their own</a></p>`;
  else {
    const shown = columnsShown(file);
    yield `<p>${escaped(whatIsShown(file, shown))}</p>\n`;
    yield* tableHtml(file, shown, file.rows);
  }
}
