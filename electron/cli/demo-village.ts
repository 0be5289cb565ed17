// One sample village for `desk demo`: its acts, its papers, and every list and copy the program can make of it.
import { copyFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { factsOfElection } from '../../shared/commands/facts-of-election.ts';
import { calendarDocument } from '../../shared/rules/calendar.ts';
import type { SamplePaper, SampleVillage } from '../../shared/samples/sample-step.ts';
import type { Viewer } from '../app.ts';
import { calendarFile } from '../exports/calendar-file.ts';
import { doSteps } from '../samples/load-sample.ts';
import { tellHistory } from '../store/history.ts';
import { calendarInWords } from './calendar-in-words.ts';
import { clockAt } from './command-line.ts';
import { writePapers } from './demo-papers.ts';
import { writeRecords } from './demo-records.ts';
import { entryInWords } from './diary.ts';
import { printPaper } from './print.ts';
import { plainSpaces, Sentence } from './say.ts';
import { type AppAtWork, withApp } from './with-office.ts';

export interface Made {
  readonly village: string;
  readonly file: string;
  readonly bytes: number;
  /** What the file is, in a few words. */
  readonly what: string;
}

const paperInWords: Readonly<Record<SamplePaper['paper'], string>> = {
  'notice-of-election': 'Notice of election',
  'return-envelope': 'Return envelope, front and back',
  'envelope-batch': 'Thirty envelopes in one file, with the page that counts',
  'envelope-batch-again': 'Printed again after a jam, under the same numbers',
  calendar: 'Every date with its rule and how it stands',
  'wall-calendar': 'The dates month by month, for the wall',
  'application-paper': 'Receipt for an application, or a letter about it',
  'handing-over-receipt': 'Receipt for a ballot handed over',
  'mail-ballot-paper': 'List or sheet of the mail ballots, for the inspectors or the office',
  'mail-ballot-work-list': 'Work list of the mail ballots',
  'address-labels': 'Address labels',
  'register-labels': 'Labels for the register',
  transmittal: 'Returned envelopes to the inspectors, with both signatures',
};

/** Builds the village's office in `dataDir` and writes what comes of it to `out`; returns the list of files. */
export async function buildVillage(village: SampleVillage, dataDir: string, out: string): Promise<Made[]> {
  const made: Made[] = [];
  const slug = village.name.toLowerCase().replaceAll(' ', '-');
  const keep = (file: string, what: string) => {
    made.push({ village: village.name, file, bytes: statSync(path.join(out, file)).size, what });
  };
  const write = (name: string, what: string, text: string) => {
    writeFileSync(path.join(out, `${slug}-${name}`), text);
    keep(`${slug}-${name}`, what);
  };
  for (const [i, { now, steps, papers }] of village.days.entries()) {
    const viewer = latestPaper();
    await withApp({ dataDir, clock: clockAt(now), viewer }, async (app) => {
      const done = await doSteps(app.desk, steps);
      if (!done.ok) throw new Sentence(`The village of ${village.name} could not be built: ${done.error.message}`);
      for (const { file, paper, input } of papers) {
        answered(await printPaper(app, paper, app.desk.ids.act(), input));
        copyFileSync(viewer.file(), path.join(out, `${slug}-${file}`));
        keep(`${slug}-${file}`, paperInWords[paper]);
      }
      if (i < village.days.length - 1) return;
      await writePapers(app, village.election, {
        keepPdf: (file, what) => {
          copyFileSync(viewer.file(), path.join(out, `${slug}-${file}`));
          keep(`${slug}-${file}`, what);
        },
        write,
      });
      await writeLists(app, village, write);
      answered(await printPaper(app, 'take-along-box', app.desk.ids.act(), { election: village.election }));
      copyFileSync(viewer.file(), path.join(out, `${slug}-take-along-box.pdf`));
      keep(`${slug}-take-along-box.pdf`, 'Take-along box: everything on paper for the day of the election');
      const store = app.desk.open();
      if (!store) throw new Error('the sample office is not there');
      await writeRecords({ ...app, store }, village.election, path.join(out, slug), (folder, what, bytes) =>
        made.push({ village: village.name, file: `${slug}-${folder}`, bytes, what }),
      );
    });
  }
  return made;
}

/** A viewer that only remembers which file it was last asked to show. */
function latestPaper(): Viewer & { file(): string } {
  let latest = '';
  return {
    open: async (file) => {
      latest = file;
      return { ok: true };
    },
    file: () => latest,
  };
}

type Write = (name: string, what: string, text: string) => void;

async function writeLists(app: AppAtWork, { election }: SampleVillage, write: Write): Promise<void> {
  const ask = async (view: string, input: unknown) => answered(await app.call(view, input));
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const store = app.desk.open();
  const found = store?.state.election(election);
  if (!store || !found) throw new Error(`the sample election ${election} is not there`);
  const calendar = calendarDocument(factsOfElection(store.state.office, found));
  write('calendar.txt', 'Every date with its rule', calendarInWords(calendar));
  write('calendar.json', 'The same, as data', json(calendar));
  for (const [format, what] of [
    ['ics', 'The dates for another calendar program'],
    ['csv', 'The dates for a spreadsheet'],
  ] as const) {
    const file = await calendarFile(app.desk, store, election, format);
    if (!file.ok) throw new Error(file.error.message);
    write(`calendar.${format}`, what, file.value);
  }
  write('mail-ballots.json', 'Mail-ballot register', json(await ask('mail-ballots', { election })));
  const acts = [...tellHistory(store, Number.MAX_SAFE_INTEGER)].reverse();
  write(
    'history.txt',
    'Who did what and when',
    plainSpaces(acts.map((told) => entryInWords({ told, changes: [] }, false)).join('')),
  );
}

function answered(answer: Awaited<ReturnType<AppAtWork['call']>>): unknown {
  if (!answer.ok) throw new Sentence(answer.refusal.message);
  return answer.value;
}
