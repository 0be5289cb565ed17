// A paper as the desk makes it: which document, what it is for, which dates of the calendar it serves, what is typed on its
// page, and how its facts come out of the records. The list of papers, their pages and `desk print` are made from these.
import type { z } from 'zod';
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { FlowDocument } from '../documents/blocks.ts';
import type { PaperDefinition } from '../documents/define-paper.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { Result } from '../result.ts';
import type { PostingRule } from '../rules/checks/posted-enough.ts';
import type { Deadline } from '../rules/deadline.ts';
import { dutiesOfPaper, type PaperDuties } from './duties-of-paper.ts';
import { type PaperFields, type TypedOf, typedOnRecord, typedSchema } from './fields.ts';

/** What papers are made from: the records, the dates of the election, and the day. */
export interface PaperContext {
  readonly office: OfficeView;
  readonly election: ElectionState;
  readonly dates: readonly Deadline[];
  /** The day the paper bears where it bears one. */
  readonly today: PlainDate;
}

interface Common {
  /** What it is for, in a sentence of hers. */
  readonly why: string;
  readonly duties: PaperDuties;
  /** Where it must hang; null where the law asks for no posting. */
  readonly posting: PostingRule | null;
  /** Parts of the path of a fact that are typed in a field of another name: `hours` in `from`. */
  readonly typedAs: Readonly<Record<string, string>>;
  /** Whether the calendar of this election calls for it; a paper that serves any election any time says false. */
  calledFor(context: PaperContext): boolean;
}

/** `facts` gives everything but what every paper has; or the sentence that says why this election cannot have the paper. */
interface Definition<X, F extends PaperFields> extends Partial<Omit<Common, 'duties'>> {
  readonly paper: PaperDefinition<X>;
  readonly why: string;
  readonly fields: F;
  facts(context: PaperContext, typed: TypedOf<F>): Result<DeepReadonly<Omit<X, keyof PaperFrame>>, string>;
}

export type FactsOnPaper = PaperFrame & Readonly<Record<string, unknown>>;

export interface DeskPaper<Id extends string = string> extends Common {
  readonly id: Id;
  readonly title: string;
  readonly kind: PaperDefinition['kind'];
  /** Whether a newspaper prints it. */
  readonly newspaper: boolean;
  readonly citations: readonly string[];
  readonly templateVersion: number;
  readonly fields: PaperFields;
  readonly typed: z.ZodType<Readonly<Record<string, unknown>>>;
  /** All facts of the paper. Throws where they are no facts of it: that is a mistake in its definition. */
  facts(context: PaperContext, frame: PaperFrame): Result<FactsOnPaper, string>;
  /** Whether facts kept with an edition are still facts of this paper; an earlier version may have kept others. */
  reads(facts: Readonly<Record<string, unknown>>): boolean;
  /** The paper, from facts that were made now or kept with an edition. */
  document(facts: FactsOnPaper): FlowDocument;
}

/** What was typed for the paper, with an empty value for whatever was not. */
export const typedFor = <F extends PaperFields>({ election }: PaperContext, id: string, fields: F): TypedOf<F> =>
  typedOnRecord(fields, election.file.typedFacts.get(id) ?? {});

export function defineDeskPaper<const Id extends string, X, F extends PaperFields>(
  id: Id,
  definition: Definition<X, F>,
): DeskPaper<Id> {
  const { paper, fields, why, posting = null, typedAs = {}, calledFor = () => false } = definition;
  if (paper.paper !== id) throw new Error(`The paper ${id} is made from the document ${paper.paper}.`);
  const { title, kind, newspaper, citations, templateVersion } = paper;
  return {
    ...{ id, title, kind, newspaper, citations, templateVersion, fields, why, posting, typedAs },
    duties: dutiesOfPaper(id),
    typed: typedSchema(fields),
    calledFor,
    facts: (context, frame) => {
      const own = definition.facts(context, typedFor(context, id, fields));
      if (!own.ok) return own;
      return { ok: true, value: paper.facts.parse({ ...(own.value as object), ...frame }) as FactsOnPaper };
    },
    reads: (facts) => paper.facts.safeParse(facts).success,
    document: (facts) => paper.document(paper.facts.parse(facts) as Parameters<typeof paper.document>[0]),
  };
}
