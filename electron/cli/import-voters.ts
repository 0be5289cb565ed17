// `desk import-voters`: reads the county's list, as the window does.
import path from 'node:path';
import { z } from 'zod';
import type { Refusal } from '../../shared/commands/define-command.ts';
import { cleanText } from '../../shared/domain/text.ts';
import { ListReading, plainReading } from '../../shared/domain/voter-list.ts';
import type { Result } from '../../shared/result.ts';
import { longDay } from '../../shared/words/days.ts';
import { runJob } from '../job-runner.ts';
import { readFrom } from '../voters/desk-lists.ts';
import { commandLine, jsonFile } from './command-line.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';
import { withOffice } from './with-office.ts';

/** What may stand in the file after `--map`: any part of a reading. What is left out is taken as it looks. */
const MapFile = z.strictObject(ListReading.shape).partial();

function readingFrom(file: string | undefined): ListReading {
  if (file === undefined) return plainReading;
  const read = MapFile.safeParse(jsonFile(file));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Sentence(`${file} does not say how to read a list: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  return { ...plainReading, ...(read.data as Partial<ListReading>) };
}

export async function importVotersCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { map: { type: 'string' } });
  const [file, ...more] = line.words;
  if (file === undefined || more.length > 0)
    throw new Sentence('Say which file: desk import-voters FILE [--map FILE] --data DIR.');
  const reading = readingFrom(line.text('map'));
  return withOffice(line, async (app) => {
    const began = performance.now();
    const done = await runJob(
      (control) => readFrom(app.desk, app.store, path.resolve(file), reading, control),
      new AbortController().signal,
      () => {},
    );
    if (done === 'stopped') throw new Sentence('The reading was stopped. Nothing was changed.');
    const read = done as Awaited<ReturnType<typeof readFrom>> | Result<never, Refusal>;
    if (!read.ok) throw new Sentence(read.error.message);
    const { tally, shape, encoding, delimiter, listDate, counts } = read.value;
    const { rows, taken: imported } = counts;
    const seconds = Math.round(performance.now() - began) / 1000;
    if (line.flag('json'))
      printJson(io, {
        shape,
        encoding,
        delimiter,
        listDate,
        rows,
        imported,
        rejected: tally.rejected,
        seconds,
        counts,
      });
    else
      io.out(
        plainSpaces(
          [
            `${imported} of ${rows} voters read in ${seconds} seconds; the list is of ${longDay(listDate)}.`,
            `${counts.added} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.gone} no longer on it, ${counts.elsewhere} of elsewhere.`,
            ...tally.rejected.map(
              (r) => `Line ${r.line} was left out: ${cleanText(r.reason)}\n    ${cleanText(r.text)}`,
            ),
            '',
          ].join('\n'),
        ),
      );
    return 0;
  });
}
