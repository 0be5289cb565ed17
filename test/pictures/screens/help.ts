// Help: its list, a screen's page, a rule with open questions, a place of the law, the words, the keyboard, and what is found.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'help', hash: '#/help' },
  { name: 'help-screen', hash: '#/help/screen/mail-ballots' },
  { name: 'help-rule', hash: '#/help/rule/election-notice-posted' },
  { name: 'help-application-items', hash: '#/help/rule/application-items' },
  { name: 'help-law', hash: '#/help/law/election-law-15-120-5' },
  { name: 'help-words', hash: '#/help/words/edition' },
  { name: 'help-keyboard', hash: '#/help/screen/keyboard' },
  {
    name: 'find',
    hash: '#/help',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('notice');
      await page.getByRole('option').first().waitFor();
    },
  },
];
