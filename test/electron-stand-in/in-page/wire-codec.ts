// Values of the structured clone as JSON text. The same function runs in Node and, sent as source text, in the page:
// so it may use nothing from outside itself.

type Wire = string | number | boolean | null | Wire[] | { $: string; v?: Wire };

export interface Codec {
  /** Throws for what Electron cannot send either: functions, symbols, class instances with cycles. */
  encode(value: unknown): string;
  decode(text: string): unknown;
}

export function wireCodec(): Codec {
  const toBase64 = (bytes: Uint8Array) => {
    let binary = '';
    for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(binary);
  };
  const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

  const toWire = (value: unknown, above: readonly object[]): Wire => {
    if (value === undefined) return { $: 'undefined' };
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : { $: 'number', v: String(value) };
    if (typeof value === 'bigint') return { $: 'bigint', v: String(value) };
    if (typeof value !== 'object' || above.includes(value)) throw new Error('An object could not be cloned.');
    const inside = [...above, value];
    const each = (items: Iterable<unknown>): Wire[] => Array.from(items, (item) => toWire(item, inside));
    if (Array.isArray(value)) return each(value);
    if (value instanceof Date) return { $: 'date', v: value.getTime() };
    if (value instanceof Error) return { $: 'error', v: [value.name, value.message] };
    if (value instanceof Map) return { $: 'map', v: each(value) };
    if (value instanceof Set) return { $: 'set', v: each(value) };
    if (value instanceof ArrayBuffer) return { $: 'buffer', v: toBase64(new Uint8Array(value)) };
    if (ArrayBuffer.isView(value))
      return { $: 'bytes', v: toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) };
    return { $: 'object', v: each(Object.entries(value)) };
  };

  const fromWire = (wire: Wire): unknown => {
    if (wire === null || typeof wire !== 'object') return wire;
    if (Array.isArray(wire)) return wire.map(fromWire);
    const text = () => String(wire.v);
    const pairs = () => fromWire(wire.v ?? []) as [never, unknown][];
    switch (wire.$) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(text());
      case 'bigint':
        return BigInt(text());
      case 'date':
        return new Date(wire.v as number);
      case 'error': {
        const [name, message] = wire.v as [string, string];
        return name === 'Error' ? new Error(message) : Object.assign(new Error(message), { name });
      }
      case 'map':
        return new Map(pairs());
      case 'set':
        return new Set(pairs());
      case 'buffer':
        return fromBase64(text()).buffer;
      case 'bytes':
        return fromBase64(text());
      default:
        return Object.fromEntries(pairs());
    }
  };

  return {
    encode: (value) => JSON.stringify(toWire(value, [])),
    decode: (text) => fromWire(JSON.parse(text) as Wire),
  };
}
