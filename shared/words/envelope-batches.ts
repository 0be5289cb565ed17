// Batches of envelopes put into words.
import { envelopeNumber } from './mail-ballots.ts';

/** “1 envelope”, “30 envelopes” */
export const envelopesCounted = (count: number): string => (count === 1 ? '1 envelope' : `${count} envelopes`);

/** “0001 to 0030”; with gaps “0001 to 0012, 0031, 0040 and 0041”. */
export function numbersInWords(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else if (last?.to !== number) runs.push({ from: number, to: number });
  }
  const said = runs.map(({ from, to }) =>
    from === to
      ? envelopeNumber(from)
      : `${envelopeNumber(from)} ${to === from + 1 ? 'and' : 'to'} ${envelopeNumber(to)}`,
  );
  const shown = said.slice(0, 6);
  return said.length > 6 ? `${shown.join(', ')} and ${said.length - 6} runs more` : shown.join(', ');
}
