// What can be done to any paper once its words stand: the seal on its head, large print, the box that says what a
// corrected edition corrects. None of it changes what the paper says.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Line, Remark } from '../domain/text.ts';
import { dayWithoutWeekday } from '../words/days.ts';
import { listInWords } from '../words/lists.ts';
import { sentence } from '../words/sentence.ts';
import { type Block, bold, type FlowDocument, group, paragraph, space, words } from './blocks.ts';
import type { Picture } from './picture.ts';
import { rowRuns } from './table-rows.ts';

const nbsp = '\u00a0';

/** What a screen reader says in place of the seal. */
export const sealOf = (village: string): string =>
  village === '' ? 'Seal of the village' : `Seal of the Village of ${village}`;

/** The same paper with the village's seal at the left of its head. */
export function withSeal(paper: FlowDocument, seal: Picture | null): FlowDocument {
  const [head, ...rest] = paper.blocks;
  if (head?.kind !== 'group') throw new Error(`The paper ${paper.paper} has no head for a seal.`);
  return { ...paper, blocks: [{ ...head, picture: seal }, ...rest] };
}

/** The same words for those who need large print. Tables of more than two columns become lists: a name is never squeezed. */
export const inLargePrint = (paper: FlowDocument): FlowDocument => ({
  ...paper,
  type: 'large',
  title: `${paper.title}, large print`,
  footer: `${paper.footer} · Large${nbsp}print`,
  blocks: paper.blocks.flatMap(withoutNarrowColumns),
});

function withoutNarrowColumns(block: Block): Block[] {
  if (block.kind === 'group') return [{ ...block, blocks: block.blocks.flatMap(withoutNarrowColumns) }];
  if (block.kind !== 'table' || block.columns.length <= 2) return [block];
  return block.rows.map((row) => group(paragraph(...rowRuns(block, row))));
}

/** `changed`: each a sentence or line such as “The name of a candidate for Mayor: John Smyth, not Jon Smyth”. */
export const Correction = z.strictObject({
  edition: Serial,
  dated: PlainDate.nullable(),
  changed: z.array(Line).min(1),
  reason: Remark.nullable(),
  /** Where the former edition went: “printed in the Example Gazette of March 4, 2027”. */
  went: z.array(Line),
});
export type Correction = DeepReadonly<z.infer<typeof Correction>>;

/** The same paper with what it corrects right under its name: whoever holds the former edition must be able to tell. */
export function asCorrection(paper: FlowDocument, correction: Correction): FlowDocument {
  const { edition, dated, changed, reason, went } = correction;
  const at = paper.blocks.findIndex((block) =>
    (block.kind === 'group' ? block.blocks : [block]).some((b) => b.kind === 'heading' && b.level === 1),
  );
  const former = `edition${nbsp}${edition}${dated ? ` of ${dayWithoutWeekday(dated)}` : ''}`;
  const box: Block[] = [
    { kind: 'rule' },
    group(
      paragraph(
        bold('Correction.'),
        words(` This takes the place of ${former}`),
        ...(went.length === 0 ? [] : [words(', '), words(listInWords(went), 'correction.went')]),
        words('.'),
      ),
      ...changed.map((line, i) => paragraph(words('Changed: '), words(sentence(line), `correction.changed.${i}`))),
      ...(reason === null ? [] : [paragraph(words('Why: '), words(sentence(reason), 'correction.reason'))]),
      space(6),
    ),
    { kind: 'rule' },
  ];
  return {
    ...paper,
    footer: `${paper.footer} · Corrects edition${nbsp}${edition}`,
    blocks: [...paper.blocks.slice(0, at + 1), ...box, ...paper.blocks.slice(at + 1)],
  };
}
