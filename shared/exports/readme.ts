// The README of an export: what is here, how to check it and what a check proves, in words for somebody who finds the drive in
// ten years and has never seen the program.
import { instantInWords } from '../words/clock.ts';
import { longDay } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { partInWords } from '../words/exports.ts';
import { capital } from '../words/sentence.ts';
import type { ExportPlan } from './contents.ts';
import { partName } from './part-name.ts';

/** Lines end as every editor on every system reads them. */
export const readme = (plan: ExportPlan): string =>
  [...opening(plan), ...whatIsHere(plan), ...aboutTables(plan), ...checking(plan)].join('\r\n').concat('\r\n');

function opening({ source: { office, election, at, audience }, part, tables }: ExportPlan): string[] {
  const { kind, pollDay } = election.file;
  return [
    `VILLAGE OF ${(office.village?.name ?? '').toUpperCase()}: RECORDS OF AN ELECTION`,
    '',
    `${kind === null ? 'Election' : electionKindInWords[kind]}${pollDay ? ` of ${longDay(pollDay)}` : ''}`.replaceAll(
      '\u00a0',
      ' ',
    ),
    `${capital(partInWords(partName(part)))}, as of ${instantInWords(at)}`.replaceAll('\u00a0', ' '),
    ...(office.kind === 'practice' ? ['PRACTICE: these records are for trying things out.'] : []),
    '',
    ...(audience === 'office'
      ? [
          'This is the office’s own archive. It is complete: it holds birth dates and the reasons',
          'voters gave. Keep it as you keep the paper applications. Do not hand it out.',
        ]
      : [
          'This copy is for inspectors of election and trustees. Birth dates, reasons of absence,',
          'places of detention, telephone numbers, addresses for mail, remarks in free words, the',
          'history and the letters to voters are left out.',
          ...(tables.some(({ table }) => table.part === 'mail-ballots') ? namesApplicants : []),
        ]),
    '',
  ];
}

const namesApplicants: readonly string[] = [
  'It names who applied for a mail ballot and where each ballot stands. The law sends such',
  'lists to the inspectors (Election Law §15-118(8)). Before anybody who is a candidate gets',
  'this copy, ask the village attorney.',
];

/** The history goes along with the whole election, for the office only. */
const hasLog = ({ part, source: { audience } }: ExportPlan): boolean => part === 'all' && audience === 'office';

function whatIsHere(plan: ExportPlan): string[] {
  const {
    source: { audience },
    tables,
    papers,
    texts,
    files,
  } = plan;
  return [
    'WHAT IS HERE',
    '',
    'index.html        Open this first: a double click shows it in any browser. It needs no',
    '                  network and no program, and it prints.',
    ...(papers.length > 0
      ? [
          `papers/           ${papers.length} PDF files: ${audience === 'office' ? 'every paper' : 'the papers meant for this copy,'} as printed.`,
        ]
      : []),
    ...(tables.length > 0
      ? ['tables/           Each table twice: .xlsx for a spreadsheet, .csv for other programs.']
      : []),
    ...(texts.some(({ path }) => path.endsWith('.ics'))
      ? [
          'calendar/         The dates for a calendar program. Taken in a second time, they replace',
          '                  themselves and double nothing.',
        ]
      : []),
    ...(texts.some(({ path }) => path.startsWith('newspaper/'))
      ? ['newspaper/        The words of the notices as they were made for the newspaper.']
      : []),
    ...(files.length > 0 ? ['files/            The printer’s ballots and photos of posted notices.'] : []),
    ...(hasLog(plan)
      ? [
          'log/log.jsonl     The history, an event a line: the head of every event of the office, and of',
          '                  this election what was recorded, too.',
        ]
      : []),
    'manifest.json     The list of all files with their sizes and digests.',
    'SHA256SUMS.txt    The same digests, for tools that are not this program.',
    '',
    'The county’s list of voters is not here. Ask the county board of elections for it.',
    '',
  ];
}

const aboutTables = ({ tables }: ExportPlan): string[] =>
  tables.length === 0
    ? []
    : [
        'ABOUT THE TABLES',
        '',
        ...tables.flatMap(({ table: { name, title, about } }) => wrapped(`${name}: ${title}. ${about}`)),
        '',
        'In the .xlsx files every cell is text, so that 01730 keeps its zero and 3-4 becomes no day.',
        'To reckon with a column, tell the spreadsheet to turn it into numbers.',
        '',
        "In the .csv files a cell that a spreadsheet would run as a formula has one apostrophe (')",
        'put before it. These are the cells that begin with = + - or @, with an apostrophe, with a',
        'tab or with the end of a line. Take that one apostrophe off and you have exactly what the',
        'office has. Everything else is exact. Days are written YYYY-MM-DD and hours on the',
        '24-hour clock, in New York’s time. The files are UTF-8 with its mark.',
        '',
      ];

const checking = (plan: ExportPlan): string[] => [
  'HOW TO CHECK IT',
  '',
  'With the program:    desk verify FOLDER      or, in its window: Records, "Check an export".',
  'Without it:          sha256sum -c SHA256SUMS.txt   or any other tool for SHA-256; on Windows,',
  '                     a file at a time: certutil -hashfile FILE SHA256',
  '',
  'What a check proves: no file here was changed, lost or added since the export was made.',
  ...(hasLog(plan)
    ? ['And that the events of the history follow each other without a gap, and say what they said.']
    : []),
  'What it does not prove: that somebody did not rewrite the whole export together with its',
  'manifest. For that, compare the check code, “head” in manifest.json, with the one on a',
  'backup slip or in a history report of the same time. Nor does a check prove that what was',
  'recorded was true.',
];

/** Lines of at most 92 signs, the later ones set in. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 92) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `    ${word}`);
  }
  return lines;
}
