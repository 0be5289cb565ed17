// Which streets vote in which election district of the village, and which of the county's districts are one of its own:
// written down once, used for every voter list that is read from then on.
import type { DeepReadonly } from '../deep-readonly.ts';
import { DistrictRule } from '../domain/voter-list.ts';
import { listInWords } from '../words/lists.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';

/** The part of the office's state that this event changes. */
export interface DistrictStreetsState {
  districtRule: DistrictRule;
}
export const emptyDistrictStreets = (): DistrictStreetsState => ({ districtRule: { ranges: [], merged: [] } });

/** “14 stretches of street; the county’s 6 and 74 are 6&74” */
function inWords({ ranges, merged }: DeepReadonly<DistrictRule>): string {
  const names = [...new Set(merged.map(({ district }) => district))];
  const joined = names.map((name) => {
    const listed = merged.filter(({ district }) => district === name).map(({ listed: { district } }) => district);
    return `the county’s ${listInWords(listed)} ${listed.length === 1 ? 'is' : 'are'} ${name}`;
  });
  const streets = ranges.length === 0 ? [] : [ranges.length === 1 ? '1 street' : `${ranges.length} streets`];
  return [...streets, ...joined].join('; ') || 'as the county’s list says';
}

export const districtStreetsSet = defineEvent<DistrictStreetsState, DistrictRule>({
  type: 'district-streets-set',
  version: 1,
  group: 'office',
  schema: DistrictRule,
  subjects: () => ['office:district-streets'],
  apply: (s, p) => {
    s.districtRule = p;
  },
  say: (_, p) => `How a voter’s election district follows from the county’s list was written down: ${inWords(p)}.`,
  change: (before, p) => changesOf([['Districts of voters', inWords(before.districtRule), inWords(p)]]),
});
