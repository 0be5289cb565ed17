// The page for the deputy on the screen: the paper as it would print now, and what is still missing on it.
import { z } from 'zod';
import type { OfficeView } from '../commands/define-command.ts';
import { startHereFacts } from '../commands/start-here-facts.ts';
import { FlowDocumentSchema } from '../documents/block-schema.ts';
import { startHere } from '../documents/lists/start-here.ts';
import { isSealed, peopleAtWork } from '../records/people.ts';
import { ok } from '../result.ts';
import { lastBackupInWords } from '../words/backups.ts';
import { defineView } from './define-view.ts';

/** `to`: the page where it is told. */
const Missing = z.strictObject({ what: z.string(), to: z.string() });
type Missing = z.infer<typeof Missing>;

export const startHerePage = defineView({
  name: 'records.start-here',
  title: 'The page “Start here” for the deputy',
  input: z.strictObject({ size: z.enum(['letter', 'legal']) }),
  output: z.strictObject({
    /** Null while village and clerk are not on record. */
    document: FlowDocumentSchema.nullable(),
    missing: z.array(Missing),
    /** “Last one at 4:58 p.m. on …”; null where no backup is on record. */
    backup: z.string().nullable(),
  }),
  refusals: [],
  answer: (state, { size }, context) => {
    const facts = startHereFacts(state, { ...context, size });
    const { office } = state;
    return ok({
      document: facts.ok ? startHere(facts.value) : null,
      missing: missingIn(office),
      backup: office.lastBackup && lastBackupInWords(office.lastBackup),
    });
  },
});

const people = '/settings/people';

function missingIn(office: OfficeView): Missing[] {
  const { village, clerk, newspaper } = office;
  const sealed = isSealed(office);
  const asked: readonly (readonly [missing: boolean, what: string, to: string])[] = [
    [village === null, 'The village’s name', '/settings/village'],
    [clerk === null, 'Your name and office', '/settings/clerk'],
    [clerk?.phone === '', 'Your telephone number', '/settings/clerk'],
    [clerk?.officeHours === '', 'Your office hours', '/settings/clerk'],
    [clerk !== null && peopleAtWork(office).length < 2, 'A deputy: nobody but you is on the list of people', people],
    [sealed && office.recoveryCode === null, 'A recovery code for the safe', people],
    [sealed && office.recoveryCode?.usedAt != null, 'A new recovery code: the one in the safe was used', people],
    [newspaper === null, 'The newspaper', '/settings/newspaper'],
    [newspaper?.contact === '', 'Where the newspaper takes its copy', '/settings/newspaper'],
    [office.lastBackup === null, 'A backup, and where it lies', '/records/backup'],
    [office.postingPlaces.length === 0, 'Where notices are posted', '/settings/posting'],
  ];
  return asked.flatMap(([missing, what, to]) => (missing ? [{ what, to }] : []));
}
