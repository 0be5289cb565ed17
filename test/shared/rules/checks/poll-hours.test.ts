// §15-104(3)(b)(2): “at least the hours from noon to nine o'clock in the evening”.
import { describe, expect, test } from 'vitest';
import { pollHoursProblems } from '../../../../shared/rules/checks/poll-hours.ts';
import { hours } from '../an-election.ts';

describe('hours that include noon to nine', () => {
  test.each([
    ['exactly', hours(['12:00', '21:00'])],
    ['longer', hours(['06:00', '21:30'])],
    ['split, the second stretch being enough', hours(['06:00', '09:00'], ['12:00', '21:00'])],
    ['two stretches that touch', hours(['15:00', '21:00'], ['10:00', '15:00'])],
  ])('%s: nothing to say', (_, open) => expect(pollHoursProblems(open)).toEqual([]));
});

describe('hours that do not', () => {
  test.each([
    ['they close at eight', hours(['12:00', '20:00'])],
    ['they open at one', hours(['13:00', '21:00'])],
    ['they break in the afternoon', hours(['12:00', '15:00'], ['16:00', '21:00'])],
  ])('%s: a warning that cites the law and refuses nothing', (_, open) => {
    const [problem, ...more] = pollHoursProblems(open);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      code: 'not-noon-to-nine',
      citations: ['Election Law §15-104(3)(b)(2)'],
    });
    expect(problem?.message).toContain('The hours are kept as you wrote them');
    expect(problem?.message).not.toContain('..');
  });
  test('they close before they open', () =>
    expect(pollHoursProblems(hours(['21:00', '12:00']))[0]?.message).toBe(
      'The polls would open at 9:00\u00a0p.m. and close at noon. Look at the hours again.',
    ));
});
