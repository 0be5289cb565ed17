// The blocks and sheets as schemas, for what crosses to the screen: the same shapes as the types, checked strictly.
import { z } from 'zod';
import type { Block, FlowDocument, Run } from './blocks.ts';
import { NeededFactSchema } from './needed-fact.ts';
import { PictureSchema } from './picture.ts';
import type { Box, SheetDocument } from './sheet.ts';

const Run_: z.ZodType<Run> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('words'),
    text: z.string(),
    weight: z.enum(['regular', 'bold', 'italic']),
    field: z.string(),
  }),
  z.strictObject({
    kind: z.literal('blank'),
    width: z.number(),
    field: z.string(),
    needed: NeededFactSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('tick'), field: z.string() }),
]);
const runs = z.array(Run_);

const Block_: z.ZodType<Block> = z.lazy(() =>
  z.union([
    z.strictObject({ kind: z.literal('heading'), level: z.union([z.literal(1), z.literal(2), z.literal(3)]), runs }),
    z.strictObject({ kind: z.literal('paragraph'), size: z.enum(['lead', 'body', 'small']), runs }),
    z.strictObject({
      kind: z.literal('table'),
      name: z.string(),
      columns: z.array(z.strictObject({ title: z.string(), share: z.number(), joint: z.string() })),
      rows: z.array(z.array(runs)),
    }),
    z.strictObject({ kind: z.literal('field'), label: z.string(), runs }),
    z.strictObject({ kind: z.literal('signature'), width: z.number(), under: z.array(runs) }),
    z.strictObject({ kind: z.literal('check-box'), checked: z.boolean(), runs }),
    z.strictObject({ kind: z.literal('group'), blocks: z.array(Block_), picture: PictureSchema.nullable() }),
    z.strictObject({ kind: z.literal('space'), height: z.number() }),
    z.strictObject({ kind: z.literal('rule') }),
    z.strictObject({ kind: z.literal('new-page') }),
  ]),
);

export const FlowDocumentSchema: z.ZodType<FlowDocument> = z.strictObject({
  kind: z.literal('flow'),
  paper: z.string(),
  templateVersion: z.number().int(),
  title: z.string(),
  author: z.string(),
  lang: z.literal('en-US'),
  size: z.enum(['letter', 'legal']),
  type: z.enum(['posted', 'filed', 'large']),
  practice: z.boolean(),
  mark: z.enum(['PROOF', 'SAMPLE']).optional(),
  footer: z.string(),
  blocks: z.array(Block_),
});

const at = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };
const Box_: z.ZodType<Box> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    ...at,
    size: z.number(),
    minSize: z.number(),
    weight: z.enum(['regular', 'bold', 'italic']),
    align: z.enum(['left', 'center', 'right']),
    field: z.string(),
    text: z.string(),
  }),
  z.strictObject({
    kind: z.literal('line'),
    x1: z.number(),
    y1: z.number(),
    x2: z.number(),
    y2: z.number(),
    thickness: z.number(),
  }),
  z.strictObject({ kind: z.literal('rect'), ...at, thickness: z.number() }),
  z.strictObject({ kind: z.literal('place'), name: z.string(), ...at }),
  z.strictObject({ kind: z.literal('barcode'), ...at, field: z.string(), text: z.string() }),
  z.strictObject({ kind: z.literal('picture'), ...at, field: z.string(), picture: PictureSchema }),
]);

export const SheetDocumentSchema: z.ZodType<SheetDocument> = z.strictObject({
  kind: z.literal('sheet'),
  paper: z.string(),
  templateVersion: z.number().int(),
  title: z.string(),
  practice: z.boolean(),
  mark: z.literal('SAMPLE').optional(),
  placement: z
    .strictObject({
      ...{ width: z.number(), height: z.number() },
      matrix: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
    })
    .nullable(),
  pages: z.array(z.strictObject({ width: z.number(), height: z.number(), boxes: z.array(Box_) })),
});
