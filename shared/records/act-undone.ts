// Taking an act back. The act's events stay where they are; the fold passes over them from now on.
import { z } from 'zod';
import { ActId } from '../domain/ids.ts';
import { Remark } from '../domain/text.ts';
import { sentence } from '../words/sentence.ts';
import { type Group, type NewEvent, officeStream } from './define-event.ts';

export const actUndoneType = 'act-undone';
export const actUndoneVersion = 1;

/** `what`: the act in plain words as the history tells it, so that the history still reads when it is passed over. */
export const ActUndone = z.strictObject({ undone: ActId, what: z.string().max(2000), reason: Remark });
export type ActUndone = z.infer<typeof ActUndone>;

/** One for each stream and group the act touched, so that each can be folded (and disposed of) by itself. */
export const actUndone = (stream: string, group: Group, payload: ActUndone): NewEvent => ({
  stream,
  group,
  type: actUndoneType,
  version: actUndoneVersion,
  payload,
});

export const sayUndone = (p: ActUndone): string => `Taken back: ${p.what} Reason: ${sentence(p.reason)}`;
export const isOfficeStream = (stream: string): boolean => stream === officeStream;
