// What an export holds: the kept papers and the tables, as data. Text, tables and papers become bytes in electron/.
import { ballotOf } from '../commands/ballot-of-election.ts';
import type { DeskState, ElectionState } from '../commands/define-command.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { candidatesTable } from './candidates-table.ts';
import type { ExportAudience, ExportFile, ExportPart } from './export-file.ts';

/** `at`: the moment of the export, which its README names. An election nobody called has nothing. */
export function exportContents(
  state: DeskState,
  electionId: string,
  part: ExportPart,
  _audience: ExportAudience,
  at: RecordedAt,
): readonly ExportFile[] {
  const election = state.election(electionId);
  if (!election) return [];
  if (typeof part === 'object') return papersOf(election, part.paper);
  const readme: ExportFile = {
    kind: 'text',
    path: 'README.txt',
    text: `Records of the village election ${electionId}, taken away at ${at}.\n`,
  };
  return [
    readme,
    ...(part === 'all' || part === 'candidates' ? [candidates(election)] : []),
    ...(part === 'all' ? papersOf(election, null) : []),
  ];
}

function candidates(election: ElectionState): ExportFile {
  const { columns, rows } = candidatesTable(ballotOf(election));
  const titled = columns.map((id) => ({ id, title: id }));
  return { kind: 'table', path: 'tables/candidates', title: 'Candidates', columns: titled, rows };
}

/** Every edition, or those of one paper. */
const papersOf = ({ file }: ElectionState, paper: string | null): ExportFile[] =>
  file.editions
    .filter((one) => paper === null || one.paper === paper)
    .map(({ paper: name, edition, sha256 }) => ({
      kind: 'paper',
      path: `papers/${name}-${edition}.pdf`,
      sha256,
    }));
