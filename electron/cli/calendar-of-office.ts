// `desk calendar --data DIR`: the calendar of an election on record, in words or as a file for another program.
import path from 'node:path';
import { calendarLines } from '../../shared/views/calendar-lines.ts';
import { currentElection } from '../../shared/views/desk-frame.ts';
import { longDay } from '../../shared/words/days.ts';
import { type CalendarFormat, calendarFile } from '../exports/calendar-file.ts';
import { writeChosen } from '../exports/write-chosen.ts';
import type { CommandLine } from './command-line.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';
import { type OfficeAtWork, withOffice } from './with-office.ts';

const files: readonly CalendarFormat[] = ['ics', 'csv'];

/** `--election ID`, or the one the desk would open with. Throws Sentence where the office has none. */
function electionOn(line: CommandLine, { store, desk }: OfficeAtWork): string {
  const election = line.text('election') ?? currentElection(store.state, desk.clock.today());
  if (election === null) throw new Sentence('This office has no election yet. Call one first.');
  return election;
}

export const calendarOfOffice = (line: CommandLine, io: Io): Promise<number> =>
  withOffice(line, async (app) => {
    const election = electionOn(line, app);
    const lines = calendarLines(app.store.state, election, app.desk.clock.today());
    if (!lines.ok) throw new Sentence(lines.error.message);
    const written = [];
    for (const format of files) {
      const target = line.text(format);
      if (target === undefined) continue;
      const text = await calendarFile(app.desk, app.store, election, format);
      if (!text.ok) throw new Sentence(text.error.message);
      const done = writeChosen(path.resolve(target), text.value);
      if (!done.ok) throw new Sentence(done.error.message);
      written.push(path.resolve(target));
    }
    if (line.flag('json')) printJson(io, { ...lines.value, written });
    else if (written.length > 0) io.out(`${written.join('\n')}\n`);
    else
      io.out(
        plainSpaces(
          `${lines.value.title}\n\n${lines.value.lines
            .map(({ day, title, says, evidence }) => `${longDay(day)}  ${title}\n  ${says}. ${evidence}`.trimEnd())
            .join('\n')}\n`,
        ),
      );
    return 0;
  });
