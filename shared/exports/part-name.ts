// The name a part of an election has in events, manifests and on the command line.
import type { ExportPart } from './export-file.ts';

/** `all`, `candidates`, … or `paper:notice-of-election`. */
export const partName = (part: ExportPart): string => (typeof part === 'object' ? `paper:${part.paper}` : part);
