// Going back to a backup: where it begins. What a backup holds is looked at by the end-to-end stories.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [{ name: 'restore', hash: '#/records/restore' }];
