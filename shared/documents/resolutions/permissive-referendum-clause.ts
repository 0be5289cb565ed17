// What every resolution says that is subject to a permissive referendum (Village Law article 9).
import { type Block, words } from '../blocks.ts';
import { resolved } from './adoption.ts';

export const referendumClause = (): Block =>
  resolved(
    words(
      'this resolution is subject to a permissive referendum as provided in article\u00a09 of the Village Law, and the Village Clerk shall, within ten days after its adoption, publish and post a notice that states the day of its adoption and a concise abstract of it.',
    ),
  );
