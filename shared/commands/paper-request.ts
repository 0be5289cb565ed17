// What a command asks the drawing side for: a document, and the facts it was made from.
import type { FlowDocument } from '../documents/blocks.ts';
import type { SheetDocument } from '../documents/sheet.ts';
import type { FormEntry } from '../documents/state-form/form-entry.ts';

/** `facts` are what the digest of the paper's contents is taken of: plain data, without edition number or day. */
export type PaperRequest =
  | { readonly kind: 'flow'; readonly document: FlowDocument; readonly facts: unknown }
  | {
      /** A form of the state, kept by its SHA-256, with what is written in its fields; the document is the sheet behind it. */
      readonly kind: 'state-form';
      readonly form: string;
      readonly entries: readonly FormEntry[];
      readonly document: FlowDocument;
      readonly facts: unknown;
    }
  | {
      readonly kind: 'placed';
      readonly document: SheetDocument;
      readonly facts: unknown;
      /**
       * The same paper without what does not fit, by its fields: for labels, of which one that is too long must not keep
       * the others from being printed. Without it, what does not fit is refused.
       */
      readonly without?: (fields: ReadonlySet<string>) => SheetDocument;
    };
