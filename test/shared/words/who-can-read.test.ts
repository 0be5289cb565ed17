// Who can read the office: true in every state, and never softened.
import { expect, test } from 'vitest';
import { whoCanRead } from '../../../shared/words/who-can-read.ts';

test('without a passphrase, whoever has the file', () => {
  expect(whoCanRead(false, null)).toBe('There is no passphrase yet: whoever has this computer’s file can read it.');
});

test('with one, it says whether a code lies in the safe, is missing, or has been used', () => {
  expect(whoCanRead(true, null)).toContain('There is no recovery code: if every passphrase is forgotten, nobody can.');
  const unused = whoCanRead(true, { usedAt: null });
  expect(unused).toContain('only somebody with a passphrase or the recovery code');
  expect(unused).not.toContain('used');
  expect(whoCanRead(true, { usedAt: '2027-03-02T09:41:00-05:00' })).toContain('make a new one for the safe');
});
