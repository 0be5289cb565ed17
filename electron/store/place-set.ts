// Who of a list fits, as one bit for each place in the order of names: a hundred thousand voters are twelve kilobytes,
// and whoever fits two words at once is found without looking at anybody.

export class PlaceSet {
  readonly #bits: Uint32Array;

  constructor(size: number) {
    this.#bits = new Uint32Array(Math.ceil(size / 32));
  }

  add(places: Uint32Array): void {
    const bits = this.#bits;
    for (const place of places) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  // Each in a loop of its own: these run through thousands of numbers at every letter that is typed.
  addAll(other: PlaceSet): void {
    const [bits, its] = [this.#bits, other.#bits];
    for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) | (its[i] ?? 0);
  }
  keepOnly(other: PlaceSet): void {
    const [bits, its] = [this.#bits, other.#bits];
    for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) & (its[i] ?? 0);
  }
  drop(other: PlaceSet): void {
    const [bits, its] = [this.#bits, other.#bits];
    for (let i = 0; i < bits.length; i += 1) bits[i] = (bits[i] ?? 0) & ~(its[i] ?? 0);
  }

  /** At most `most` of the places, from the first on. */
  first(most: number): number[] {
    const found: number[] = [];
    for (let i = 0; i < this.#bits.length && found.length < most; i += 1)
      for (let left = this.#bits[i] ?? 0; left !== 0 && found.length < most; left &= left - 1)
        found.push(i * 32 + 31 - Math.clz32(left & -left));
    return found;
  }
}
