// Whole numbers, as many as come, in four bytes each.

export class Numbers {
  #numbers = new Uint32Array(1024);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  all(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
