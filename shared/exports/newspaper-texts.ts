// The words of every edition a newspaper prints, as its copy was frozen with it.
import type { ElectionState } from '../commands/define-command.ts';
import type { ExportFile } from './export-file.ts';

export const newspaperTexts = ({ file }: ElectionState): Extract<ExportFile, { kind: 'text' }>[] =>
  file.editions.flatMap(({ paper, edition, newspaper }) =>
    newspaper === null
      ? []
      : [
          {
            kind: 'text' as const,
            path: `newspaper/${paper}-edition-${edition}.txt`,
            // The newspaper's own programs expect lines that end so.
            text: newspaper.replaceAll('\n', '\r\n'),
          },
        ],
  );
