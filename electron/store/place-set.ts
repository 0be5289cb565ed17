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

  addAll(other: PlaceSet): void {
    this.#with(other, (mine, its) => mine | its);
  }
  keepOnly(other: PlaceSet): void {
    this.#with(other, (mine, its) => mine & its);
  }
  drop(other: PlaceSet): void {
    this.#with(other, (mine, its) => mine & ~its);
  }
  #with(other: PlaceSet, one: (mine: number, its: number) => number): void {
    const [bits, its] = [this.#bits, other.#bits];
    for (let i = 0; i < bits.length; i += 1) bits[i] = one(bits[i] ?? 0, its[i] ?? 0);
  }

  /** At most `most` of the places, from the first on. */
  first(most: number): number[] {
    const found: number[] = [];
    for (const [i, word] of this.#bits.entries())
      for (let left = word; left !== 0; left &= left - 1) {
        if (found.length >= most) return found;
        found.push(i * 32 + 31 - Math.clz32(left & -left));
      }
    return found;
  }
}
