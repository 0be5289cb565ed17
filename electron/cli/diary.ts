// The history as the command line tells it: which acts, and each of them as a line of a diary.
import { parseIsoDay } from '../../shared/domain/plain-date.ts';
import { dayRecorded } from '../../shared/domain/recorded-at.ts';
import type { Change } from '../../shared/records/change.ts';
import type { ToldAct } from '../../shared/views/define-view.ts';
import { isAbout } from '../../shared/views/history-page.ts';
import { type ActOnRecord, type OfficeHistory, takenBackBy } from '../../shared/views/office-history.ts';
import { movedBackInWords } from '../../shared/words/clock.ts';
import type { CommandLine } from './command-line.ts';
import { Sentence } from './say.ts';

export const diaryOptions = {
  person: { type: 'string' },
  day: { type: 'string' },
  record: { type: 'string' },
  'as-of': { type: 'string' },
  details: { type: 'boolean' },
} as const;

export interface DiaryEntry {
  readonly told: ToldAct;
  readonly changes: readonly Change[];
}

/** The acts asked for, oldest first. Throws Sentence for a day that is none. */
export function diaryOf(history: OfficeHistory, line: CommandLine): DiaryEntry[] {
  const [person, record] = [line.text('person'), line.text('record')];
  const [day, asOf] = [dayAfter(line, 'day'), dayAfter(line, 'as-of')];
  const seq = asOf === undefined ? Number.MAX_SAFE_INTEGER : history.lastSeqOn(asOf);
  return history
    .acts()
    .filter(
      (act) =>
        act.told.seq <= seq &&
        (person === undefined || act.told.actor === person) &&
        (day === undefined || dayRecorded(act.told.recordedAt) === day) &&
        (record === undefined || isAbout(act, record)),
    )
    .map((act) => entryOf(act, seq, history));
}

const entryOf = (act: ActOnRecord, seq: number, history: OfficeHistory): DiaryEntry => ({
  told: { ...act.told, takenBack: takenBackBy(act, seq), stays: history.whyItStays(act) },
  changes: act.changes,
});

function dayAfter(line: CommandLine, option: 'day' | 'as-of') {
  const text = line.text(option);
  if (text === undefined) return undefined;
  const day = parseIsoDay(text);
  if (!day.ok) throw new Sentence(`--${option}: ${day.error.message}`);
  return day.value;
}

const minute = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** One act as a line of the diary; `details` adds when it happened, and each fact before and after, on lines below. */
export function entryInWords({ told, changes }: DiaryEntry, details: boolean): string {
  const { recordedAt, statedClock, movedBack, actor, sentences, takenBack, act } = told;
  const stated = statedClock ? ' (stated)' : '';
  const clock = movedBack === null ? '' : ` [${movedBackInWords(movedBack)}]`;
  const back = takenBack ? ` [taken back ${minute(takenBack.on)} by ${takenBack.by}: ${takenBack.reason}]` : '';
  const first = `${minute(recordedAt)}${stated}${clock}  ${actor}: ${sentences.join(' ')}${back}  (${act})\n`;
  return details ? `${first}${detailsOf(told, changes)}` : first;
}

function detailsOf({ happened }: ToldAct, changes: readonly Change[]): string {
  const when = happened ? [`happened ${[happened.day, happened.time].filter((part) => part !== null).join(' ')}`] : [];
  const facts = changes.map(
    ({ what, before, after }) => `${what}: ${before ?? '(not on record)'} → ${after ?? '(not on record)'}`,
  );
  return [...when, ...facts].map((detail) => `    ${detail}\n`).join('');
}
