// What a backup holds, what restoring it gives up, and how it went, as the command line says it.

import { dayRecorded, type RecordedAt, timeRecorded } from '../../shared/domain/recorded-at.ts';
import type { BackupContents, Relation } from '../../shared/jobs/inspect-backup.ts';
import { shortDay } from '../../shared/words/days.ts';
import { hourInWords } from '../../shared/words/hours.ts';
import { sentence } from '../../shared/words/sentence.ts';
import type { Drilled } from '../restore/drill.ts';
import type { Restored } from '../restore/restore.ts';

const when = (at: RecordedAt): string =>
  `${shortDay(dayRecorded(at))}, ${dayRecorded(at).slice(0, 4)}, ${hourInWords(timeRecorded(at))}`;
const acts = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);

const relations: Readonly<Record<Relation, string>> = {
  same: 'It holds exactly what this office holds.',
  earlier: 'This office went on after it.',
  later: 'It holds all that this office holds, and more.',
  branched: 'This office and the backup went on separately.',
  'other-office': 'It is of another office: nothing in it is of this one.',
  'no-office-here': 'There is no office here yet.',
  unreadable: 'The office here cannot be read, so nobody can say what of it is not in the backup.',
};

export function contentsInWords(backup: BackupContents): string {
  const { name, village, kind, events, newest, head, digest, opened, relation, lost, lostCount } = backup;
  const whose = opened ? `${village ?? 'no village named'}${kind === 'practice' ? ' (practice)' : ''}` : 'not opened';
  const lines = [
    sentence(`${name}: ${whose}, ${events} events${newest === null ? '' : `, the newest of ${when(newest)}`}`),
    `Head: ${head}`,
    ...(digest === 'missing' ? ['No SHA-256 lies beside it, so it was checked only by what is in it.'] : []),
    relations[relation],
    ...(lostCount > 0 ? [`Recorded here and not in the backup: ${acts(lostCount)}.`] : []),
    ...lost.map((act) => `  ${when(act.recordedAt)}  ${act.actor}  ${act.words ?? '(not opened)'}`),
    ...(lostCount > lost.length ? [`  and ${lostCount - lost.length} older.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

export function restoredInWords({ events, keptAs, countersMovedTo }: Restored): string {
  const lines = [
    `Restored: the office holds ${events} events now.`,
    ...(countersMovedTo === null
      ? []
      : [`Numbers go on behind the next hundred, up to ${countersMovedTo}, so that none is on two papers.`]),
    ...(keptAs === null
      ? []
      : [
          `The office as it was before is kept in ${keptAs}. This cannot be taken back; restoring that file is the way back.`,
        ]),
  ];
  return `${lines.join('\n')}\n`;
}

export function drillInWords({ name, events, head, madeAt, contents, why, seconds }: Drilled): string {
  const read =
    contents === 'opened'
      ? 'Every page, link and content was read and holds.'
      : `Every page and link was read and holds; contents not opened. ${why ?? ''}`;
  const upTo = madeAt === null ? '' : `, up to ${when(madeAt)}`;
  return `${sentence(`${name} can be restored: ${events} events${upTo}`)} ${read}\nHead: ${head}\nIt took ${seconds} seconds; the copy was deleted again.\n`;
}
