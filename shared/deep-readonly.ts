// A fold owns its state and changes it; everybody else sees it all the way down as something that cannot be changed.

export type DeepReadonly<T> = unknown extends T
  ? T
  : T extends Map<infer K, infer V>
    ? ReadonlyMap<K, DeepReadonly<V>>
    : T extends readonly (infer E)[]
      ? readonly DeepReadonly<E>[]
      : T extends string | number | boolean | null | undefined
        ? T
        : { readonly [K in keyof T]: DeepReadonly<T[K]> };
