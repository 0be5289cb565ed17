// Writing down how a voter's election district follows from the county's list. Whoever reads a list afterwards has it so.
import { z } from 'zod';
import { type StreetRange, streetKey } from '../domain/street-range.ts';
import { DistrictRule } from '../domain/voter-list.ts';
import { officeStream } from '../records/define-event.ts';
import { districtStreetsSet } from '../records/district-streets.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';

const parity = (n: number): StreetRange['side'] => (n % 2 === 1 ? 'odd' : 'even');

/** Whether some house would be in both: then nobody could say where its voters belong. */
function shareAHouse(a: StreetRange, b: StreetRange): boolean {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  if (from > to) return false;
  if (a.side === 'both' && b.side === 'both') return true;
  if (a.side !== 'both' && b.side !== 'both' && a.side !== b.side) return false;
  const side = a.side === 'both' ? b.side : a.side;
  return to > from || parity(from) === side;
}

const inWords = ({ street, from, to }: StreetRange): string => `${street} ${from}–${to}`;

export const setDistrictStreets = defineCommand({
  name: 'office.set-district-streets',
  title: 'Write down which streets belong to which election district',
  input: DistrictRule,
  value: z.strictObject({}),
  refusals: ['range-ends-before-it-begins', 'house-in-two-districts', 'listed-twice'],
  decide: (_, rule) => {
    const backward = rule.ranges.findIndex(({ from, to }) => to < from);
    const wrong = rule.ranges[backward];
    if (wrong)
      return refuse(
        'range-ends-before-it-begins',
        `${inWords(wrong)} ends before it begins. Give the lower number first.`,
        `ranges.${backward}`,
      );
    const byStreet = new Map<string, StreetRange[]>();
    for (const [i, range] of rule.ranges.entries()) {
      const there = byStreet.get(streetKey(range.street)) ?? [];
      const other = there.find((one) => one.district !== range.district && shareAHouse(one, range));
      if (other)
        return refuse(
          'house-in-two-districts',
          `${inWords(range)} (district ${range.district}) and ${inWords(other)} (district ${other.district}) share house numbers. A house votes in one district.`,
          `ranges.${i}`,
        );
      byStreet.set(streetKey(range.street), [...there, range]);
    }
    const listed = rule.merged.map(({ listed: one }) => JSON.stringify(one));
    const twice = listed.findIndex((one, i) => listed.indexOf(one) < i);
    const again = rule.merged[twice];
    if (again)
      return refuse(
        'listed-twice',
        `The county’s district ${again.listed.district} is there twice. Keep one of the two.`,
        `merged.${twice}`,
      );
    return ok({ events: [districtStreetsSet.of(officeStream, rule)], value: {} });
  },
});
