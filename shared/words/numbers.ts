// Numbers as papers write them.

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** “two”; from eleven on in figures. */
export const numberInWords = (n: number): string => numbers[n - 1] ?? String(n);

/** “first”, “second” … “tenth”; then “11th”. */
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
export const ordinalInWords = (n: number): string => ordinals[n - 1] ?? `${n}th`;

/** “$1,250.00”, from cents. */
export function dollars(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}
