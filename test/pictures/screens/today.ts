// Today, as the practice village shows it.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [{ name: 'today', hash: '#/today' }];
