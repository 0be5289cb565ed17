// §15-108(6): by the population of the last federal census; under 1,000 people five percent of voters, larger reading first.
import { describe, expect, test } from 'vitest';
import { independentSignatures } from '../../../../shared/rules/checks/independent-signatures.ts';

const signatures = (
  population: number,
  votersAtLastElection: number | null = null,
  registered: number | null = null,
) => {
  const found = independentSignatures({ population, votersAtLastElection, registered });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

test.each([
  [1000, 50],
  [2999, 50],
  [3000, 75],
  [4999, 75],
  [5000, 100],
  [60000, 100],
])('%i people: %i signatures', (population, count) => expect(signatures(population).count).toBe(count));

describe('fewer than 1,000 people', () => {
  test('5 % of those registered or of those who voted: the larger first, a part of a signature counting as one', () =>
    expect(signatures(999, 121, 430)).toMatchObject({
      count: 22,
      readings: [{ count: 22 }, { count: 7 }],
    }));
  test('5 % of 40 is 2', () => expect(signatures(300, 40, 40).count).toBe(2));
  test('with one number only nothing is said to be enough', () => {
    expect(signatures(999, 121).count).toBeNull();
    expect(signatures(999).sentence).toContain('disputed');
  });
});

test.each([0, -1, 12.5])('a population of %d is refused in a sentence', (population) => {
  const found = independentSignatures({ population, votersAtLastElection: null, registered: null });
  expect(!found.ok && found.error.message).toContain('at least one inhabitant');
});
