// The people of the desk, a passphrase, and the lock screen of an office that has none.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'people', hash: '#/settings/people' },
  { name: 'people-add', hash: '#/settings/people/add' },
  { name: 'people-passphrase', hash: '#/settings/people/person-1/passphrase' },
  { name: 'first-run-8-passphrase', hash: '#/first-run/passphrase' },
  {
    name: 'lock-hidden',
    hash: '#/today',
    prepare: async (page) => {
      await page.keyboard.press('Control+l');
      await page.getByText('The screen is hidden.').waitFor();
    },
  },
];
