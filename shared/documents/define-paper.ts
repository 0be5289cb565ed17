// A paper is a value: what it needs, and its words. The list of papers, their pages on the screen and their tests are made
// from the list in index.ts.
import type { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { FlowDocument } from './blocks.ts';
import { type PaperParts, paperDocument } from './paper-document.ts';
import type { PaperFrame } from './paper-frame.ts';

/** Facts as a paper gets them: its own, and those every paper has. */
export type FactsOf<X> = DeepReadonly<X> & PaperFrame;

interface PaperKind {
  /** The id, such as 'notice-of-election'; editions are counted by it. */
  readonly paper: string;
  /** Goes up when wording or layout changes, so that an edition says what it was made with. */
  readonly templateVersion: number;
  /** “Notice of offices and terms”, as lists call it. */
  readonly title: string;
  readonly kind: 'notice' | 'resolution' | 'letter' | 'list' | 'certificate' | 'ballot';
  /** Whether a newspaper prints it, so that its copy is needed as plain text. */
  readonly newspaper: boolean;
  /** What asks for it; none where it is only useful. */
  readonly citations: readonly string[];
}

export interface PaperDefinition<X = never> extends PaperKind {
  readonly facts: z.ZodType<X>;
  document(facts: FactsOf<X>): FlowDocument;
}

/** `parts` gives the words; what is null in the facts becomes a ruled space made with `missing`. */
export function definePaper<X extends z.infer<typeof PaperFrame>>({
  parts,
  ...paper
}: PaperKind & {
  readonly facts: z.ZodType<X>;
  parts(facts: FactsOf<X>): PaperParts;
}): PaperDefinition<X> {
  return { ...paper, document: (facts) => paperDocument(facts, paper, parts(facts)) };
}
