// Districts, polling places and hours: the village's standing ones and, when named, those of one election.
import { z } from 'zod';
import { District, PollHours } from '../domain/election.ts';
import { ElectionId } from '../domain/ids.ts';
import { minutesOf } from '../domain/wall-time.ts';
import { officeStream } from '../records/define-event.ts';
import { pollingSet } from '../records/election-file.ts';
import { districtsSet } from '../records/office.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { noSuchElection } from './no-such-record.ts';

/** `election` null leaves every election as it is and changes only what the next one starts from. */
export const setDistricts = defineCommand({
  name: 'office.set-districts',
  title: 'Write down districts, polling places and hours',
  input: z.strictObject({
    districts: z.array(District).max(60),
    hours: PollHours.nullable(),
    election: ElectionId.nullable(),
  }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'two-districts-of-one-name', 'hours-end-before-they-begin', 'hours-overlap'],
  decide: (state, { districts, hours, election }) => {
    const twice = districts.find((d, i) => districts.findIndex((other) => other.name === d.name) < i);
    if (twice) {
      return refuse(
        'two-districts-of-one-name',
        `Two districts are named “${twice.name}”. Give each its own name.`,
        'districts',
      );
    }
    const backward = hours?.findIndex((h) => minutesOf(h.close) <= minutesOf(h.open)) ?? -1;
    if (backward >= 0) {
      return refuse(
        'hours-end-before-they-begin',
        'The polls would close before they open. Give the later hour as the close.',
        `hours.${backward}.close`,
      );
    }
    const inOrder = hours && [...hours].sort((a, b) => minutesOf(a.open) - minutesOf(b.open));
    const overlap =
      inOrder?.findIndex((h, i) => i > 0 && minutesOf(h.open) < minutesOf(inOrder[i - 1]?.close ?? h.open)) ?? -1;
    if (overlap >= 0) {
      return refuse(
        'hours-overlap',
        'Two stretches of polling hours overlap. Give them as one, or part them.',
        'hours',
      );
    }
    if (election !== null && !state.election(election)) return noSuchElection(election);
    const events = [districtsSet.of(officeStream, { districts, hours: inOrder })];
    if (election !== null) events.push(pollingSet.of(election, { districts, hours: inOrder }));
    return ok({ events, value: {} });
  },
});
