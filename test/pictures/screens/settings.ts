// Settings, and the form of its longest answer.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'settings', hash: '#/settings' },
  {
    name: 'settings-checked',
    hash: '#/settings',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Check the history' }).click();
      await page.getByText('records hold').waitFor();
    },
  },
  { name: 'settings-polling', hash: '#/settings/polling' },
  { name: 'settings-newspaper', hash: '#/settings/newspaper' },
];
