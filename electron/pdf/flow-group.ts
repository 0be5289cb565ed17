// Blocks that stay together, with a picture at their left where there is one: a letterhead with the village's seal.
import type { Block, Group } from '../../shared/documents/blocks.ts';
import { proportionsOf } from '../../shared/documents/picture.ts';
import type { InTurns } from '../../shared/domain/in-turns.ts';
import type { Column } from './flow-text.ts';
import type { Mark, TagElement } from './marks.ts';
import { emptySlice, type Slice } from './slices.ts';

/** The largest a seal is drawn, in points: an inch high is as large as a letterhead bears. */
const largest = { width: 110, height: 72 };
const beside = 16;

export function* groupSlices(
  { blocks, picture }: Group,
  column: Column,
  root: TagElement,
  slicesOf: (blocks: readonly Block[], column: Column) => InTurns<Slice[]>,
): InTurns<Slice[]> {
  const together = (slices: readonly Slice[]): Slice[] =>
    slices.map((slice, i) => ({ ...slice, groupedWithNext: slice.groupedWithNext || i < slices.length - 1 }));
  if (!picture) return together(yield* slicesOf(blocks, column));
  const whole = proportionsOf(picture);
  const scale = Math.min(largest.width / whole.width, largest.height / whole.height);
  const [width, height] = [whole.width * scale, whole.height * scale];
  const indent = width + beside;
  const words = yield* slicesOf(blocks, { x: column.x + indent, width: column.width - indent });
  const high = words.reduce((sum, slice, i) => sum + slice.height + (i === 0 ? 0 : slice.above), 0);
  const element: TagElement = { tag: 'Figure', parent: root, alt: picture.alt };
  const drawn = (top: number): Mark[] => [{ kind: 'picture', x: column.x, y: top, width, height, picture, element }];
  const [first, ...rest] = [...words, emptySlice(Math.max(2, height - high), () => [])];
  if (!first) return [];
  const tied = [{ ...first, draw: (top: number) => [...drawn(top), ...first.draw(top)] }, ...rest];
  return tied.map((slice, i) => ({ ...slice, withNext: i < tied.length - 1 }));
}
