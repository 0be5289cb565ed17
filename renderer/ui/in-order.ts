// For lists whose members have no identity but their place, such as the words of a paper, which never change places.

export interface InOrder<T> {
  readonly place: string;
  readonly item: T;
}

export const inOrder = <T>(items: readonly T[]): readonly InOrder<T>[] =>
  items.map((item, index) => ({ place: String(index), item }));
