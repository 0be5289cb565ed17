// The page about backups; nothing is set up on the computer that the pictures are taken on.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [{ name: 'backup', hash: '#/records/backup' }];
