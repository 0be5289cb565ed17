// The list of papers, and the notice of election as it stands beside its facts and large enough to read.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'papers', hash: '#/papers' },
  { name: 'inspectors-resolution', hash: '#/papers/inspectors-resolution' },
  { name: 'polling-resolution', hash: '#/papers/polling-resolution' },
  { name: 'affidavit-of-posting', hash: '#/papers/affidavit-of-posting' },
  {
    name: 'what-hangs',
    hash: '#/papers/notice-of-election',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Write down what hangs…' }).click();
    },
  },
  { name: 'notice-of-election', hash: '#/papers/notice-of-election' },
  {
    name: 'notice-of-election-larger',
    hash: '#/papers/notice-of-election',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Larger' }).click();
    },
  },
];
