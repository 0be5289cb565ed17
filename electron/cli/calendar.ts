// `desk calendar` and `desk run-off`: dates without an office; with --data, the calendar of one.
import { nominates } from '../../shared/rules/applies-to.ts';
import { calendarDocument } from '../../shared/rules/calendar.ts';
import { type IndependentSignatures, independentSignatures } from '../../shared/rules/checks/independent-signatures.ts';
import type { ElectionFacts } from '../../shared/rules/election-facts.ts';
import { runOffDate } from '../../shared/rules/run-off-date.ts';
import { longDay } from '../../shared/words/days.ts';
import { dayFrom, factsFrom } from './calendar-facts.ts';
import { calendarInWords } from './calendar-in-words.ts';
import { type CommandLine, clockFrom, commandLine } from './command-line.ts';
import { type Io, plainSpaces, printJson, Sentence } from './say.ts';

export async function calendarCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, {
    general: { type: 'string' },
    date: { type: 'string' },
    kind: { type: 'string' },
    rule: { type: 'string' },
    'conducted-by': { type: 'string' },
    population: { type: 'string' },
    voted: { type: 'string' },
    registered: { type: 'string' },
    districts: { type: 'string' },
    registration: { type: 'string' },
    holiday: { type: 'string', multiple: true },
    'office-closed': { type: 'string', multiple: true },
    override: { type: 'string', multiple: true },
    election: { type: 'string' },
    ics: { type: 'string' },
    csv: { type: 'string' },
  });
  if (line.text('data') !== undefined) return (await import('./calendar-of-office.ts')).calendarOfOffice(line, io);
  if (line.text('ics') !== undefined || line.text('csv') !== undefined || line.text('election') !== undefined)
    throw new Sentence('--election, --ics and --csv go with an office: add --data DIR.');
  const facts = factsFrom(line);
  const document = calendarDocument(facts);
  const signatures = signaturesFor(line, facts);
  const notes = [...passed(line, facts), ...populationNotes(line, signatures)];
  if (line.flag('json')) printJson(io, { ...document, notes, independentSignatures: signatures });
  else io.out(calendarInWords(document, notes));
  return 0;
}

/** An election in the past is counted all the same, and said to be one. */
const passed = (line: CommandLine, { pollDay }: ElectionFacts): string[] =>
  pollDay < clockFrom(line).today() ? ['This election has passed.'] : [];

/** What `--population` is for: it moves no date, and says how many signatures an independent petition needs. */
function signaturesFor(line: CommandLine, facts: ElectionFacts): IndependentSignatures | null {
  const text = line.text('population');
  if (text === undefined) {
    if (line.text('voted') ?? line.text('registered'))
      throw new Sentence('--voted and --registered go with --population, for a village of fewer than 1,000 people.');
    return null;
  }
  if (!/^\d{1,9}$/.test(text)) throw new Sentence('--population takes a whole number.');
  const needed = independentSignatures({
    population: Number(text),
    votersAtLastElection: wholeNumber(line, 'voted'),
    registered: wholeNumber(line, 'registered'),
  });
  if (!needed.ok) throw new Sentence(needed.error.message);
  return nominates(facts) ? needed.value : null;
}

/** How many voted, or were registered, at the last regular village election; null while nobody has said. */
function wholeNumber(line: CommandLine, option: 'voted' | 'registered'): number | null {
  const text = line.text(option);
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new Sentence(`--${option} takes a whole number.`);
  return Number(text);
}

/** What the population comes to here; nothing where nobody asked. */
function populationNotes(line: CommandLine, signatures: IndependentSignatures | null): string[] {
  if (line.text('population') === undefined) return [];
  if (signatures === null)
    return ['The population changes nothing here: no independent petitions are filed with you for this election.'];
  return [`The population moves no date. ${signatures.sentence} (${signatures.citations.join(', ')})`];
}

export async function runOffCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { certified: { type: 'string' } });
  const certified = line.text('certified');
  if (certified === undefined) throw new Sentence('Say when the tie was finally certified: --certified YYYY-MM-DD.');
  const found = runOffDate(dayFrom(certified));
  if (line.flag('json')) printJson(io, found);
  else
    io.out(
      plainSpaces(
        `${longDay(found.date)} (${found.date})\n${found.why}\n${found.citation}\n${found.openQuestions.map(({ question, safer, other }) => `open: ${question}\n  safer: ${safer}\n  other: ${other}\n`).join('')}`,
      ),
    );
  return 0;
}
