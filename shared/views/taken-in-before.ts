// Paper applications taken in before the program was here, one line each, with what is not known of them.
import { z } from 'zod';
import { electionOf } from '../commands/no-such-record.ts';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { LineKind } from '../domain/line-basis.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { applicationItem } from '../rules/checks/application-items.ts';
import { listInWords } from '../words/lists.ts';
import { defineView } from './define-view.ts';

export const takenInBefore = defineView({
  name: 'mail-ballots.taken-in-before',
  title: 'Paper applications taken in before the program was here',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        ...{ number: Serial, kind: LineKind, name: z.string(), received: HappenedOn },
        decided: z.enum(['qualified', 'not-qualified', 'not-yet']),
        sentOn: PlainDate.nullable(),
        /** “Date of birth and Signature”: what is to be looked up in the paper; '' where all is known. */
        unknown: z.string(),
      }),
    ),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const lines = [...election.value.mailBallots.applications.values()].filter(({ before }) => before !== null);
    const rows = lines.map(({ number, kind, application, determination, before, items }) => ({
      ...{ number, kind, name: nameInList(application.name), received: application.received },
      decided:
        determination === null
          ? ('not-yet' as const)
          : determination.qualified
            ? ('qualified' as const)
            : ('not-qualified' as const),
      sentOn: before?.sentOn ?? null,
      unknown: listInWords(
        items.filter(({ stands }) => stands === 'not-known').map(({ item }) => applicationItem(item).label),
      ),
    }));
    return ok({ rows });
  },
});
