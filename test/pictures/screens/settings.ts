// Settings, and the form of its longest answer.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'settings', hash: '#/settings' },
  { name: 'settings-polling', hash: '#/settings/polling' },
  { name: 'settings-newspaper', hash: '#/settings/newspaper' },
  { name: 'settings-envelopes', hash: '#/settings/envelopes' },
  { name: 'settings-printers', hash: '#/settings/printers' },
  { name: 'settings-meetings', hash: '#/settings/times/meetings' },
];
