// One field of the state's form to be written in, and what goes in it.

/** `path` is the fact it comes from; `shorter` is written where the field takes fewer signs; `label` names it in a sentence. */
export interface FormEntry {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly write:
    | { readonly kind: 'text'; readonly text: string; readonly shorter: string | null }
    | { readonly kind: 'tick' };
}
