// What a check of an export prints, where whoever wrote the export means harm.
import { expect, test } from 'vitest';
import type { RecordedAt } from '../../../shared/domain/recorded-at.ts';
import { checkedInWords } from '../../../shared/words/checked-export.ts';

const found = {
  ...{ village: 'Example Falls', title: 'General election', part: 'all', audience: 'office' as const },
  madeAt: '2027-03-02T09:41:00-05:00' as RecordedAt,
  ...{ practice: false, files: 3, bytes: 2000, rows: 0, log: null, events: 7, head: 'ab12', sealed: 'no' as const },
  ...{ wrong: [], wrongCount: 0, notes: [] },
};

test('a name with signs that steer a terminal or turn the line around is shown, and steers nothing', () => {
  const wrong = ['tables/\u001b[2J\u001b[Hall is well.csv is missing', 'papers/\u202efdp.exe was added'];
  const said = checkedInWords({ ...found, village: 'Fa\u0007lls\r\n', wrong, wrongCount: 2 }).join('\n');
  expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(said).toContain('- tables/\ufffd[2J\ufffd[Hall is well.csv is missing');
  expect(said).toContain('NOT as it was written:');
});
