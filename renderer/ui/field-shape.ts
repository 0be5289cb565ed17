// What every field of a form has in common, so that a form hook can hand it over in one go.
import type { ReactNode } from 'react';

/** As wide as what is typed into it, in rem-based steps; `full` is the whole column. */
export type FieldWidth = 'w4' | 'w6' | 'w8' | 'w10' | 'w14' | 'w20' | 'w26' | 'full';

export interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Says “(if given)” or the like behind the label. */
  readonly optional?: string | undefined;
}

export interface TextBinding {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** She has left the field: now it may be checked. */
  readonly onLeave?: (() => void) | undefined;
  readonly error?: string | undefined;
}

export interface FlagBinding {
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
}
