// The ballot: its order, the forms behind it, and the order desk.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'ballot', hash: '#/ballot' },
  { name: 'ballot-bodies', hash: '#/ballot/bodies' },
  { name: 'ballot-order', hash: '#/ballot/order/2' },
  { name: 'ballot-drawing', hash: '#/ballot/drawing/new?office=2' },
  { name: 'ballot-desk', hash: '#/ballot/desk' },
  { name: 'ballot-delivered', hash: '#/ballot/desk/delivered' },
  { name: 'ballot-proof', hash: '#/papers/ballot-proof' },
  { name: 'ballot-list', hash: '#/papers/list-of-candidates' },
];
