// The inspectors as papers and lists name them: in the order of the districts, the chair first.
import type { ElectionState } from '../commands/define-command.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { Inspector, InspectorStepKind } from '../domain/inspector.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { err, ok, type Result } from '../result.ts';
import type { PaperContext } from './define-desk-paper.ts';

type File = ElectionState['file'];
export type InspectorOnRecord = DeepReadonly<Inspector> & { readonly number: number };

const roles = ['inspector', 'alternate', 'clerical'] as const;

/** Who names no district comes last; within a district chair, inspectors, alternates, clerical help as written down. */
export function inspectorsOnRecord({
  inspectors,
  districts,
}: Pick<File, 'inspectors' | 'districts'>): InspectorOnRecord[] {
  const names = districts.map(({ name }) => name);
  const placeOf = (one: InspectorOnRecord): number => {
    const at = names.indexOf(districtOf(one, names));
    return at === -1 ? names.length : at;
  };
  const rank = (one: InspectorOnRecord): number => (one.chair ? -1 : roles.indexOf(one.role));
  return inspectors.toSorted((a, b) => placeOf(a) - placeOf(b) || rank(a) - rank(b) || a.number - b.number);
}

/** The only district where there is only one, and an inspector names none. */
export const districtOf = ({ district, role }: DeepReadonly<Inspector>, names: readonly string[]): string =>
  district === '' && role === 'inspector' && names.length <= 1 ? (names[0] ?? '1') : district;

/** The newest day of that step, or null. */
export const stepDay = ({ inspectorSteps }: File, number: number, step: InspectorStepKind): PlainDate | null =>
  inspectorSteps.findLast((one) => one.number === number && one.step === step)?.on ?? null;

/** Somebody of the list as papers name them, without the number under which the program keeps them. */
const onPaper = (one: InspectorOnRecord, names: readonly string[]): Inspector => {
  const { number: _, address, ...kept } = one;
  return { ...kept, district: districtOf(one, names), address: address && { lines: [...address.lines] } };
};

export interface InspectorOnPaper {
  readonly number: number;
  readonly one: Inspector;
}

/** Everybody of the list in its order; or the sentence that says that it is empty. */
export function inspectorsForPaper({ election: { file } }: PaperContext): Result<readonly InspectorOnPaper[], string> {
  const names = file.districts.map(({ name }) => name);
  const people = inspectorsOnRecord(file).map((one) => ({ number: one.number, one: onPaper(one, names) }));
  return people.length === 0
    ? err('Nobody is on the list of inspectors yet. Write them down on the page “Inspectors” first.')
    : ok(people);
}

export const hasInspectors = ({ election: { file } }: PaperContext): boolean => file.inspectors.length > 0;

/** The names in the rows of the resolution's own page, from before there was a list. */
export function typedInspectors({ typedFacts }: Pick<File, 'typedFacts'>): string[] {
  const { inspectors, alternates, clericalHelp } = typedFacts.get('inspectors-resolution') ?? {};
  return [inspectors, alternates, clericalHelp]
    .flatMap((rows): unknown[] => (Array.isArray(rows) ? rows : []))
    .flatMap((row) => (typeof row === 'object' && row !== null && 'name' in row ? [String(row.name)] : []))
    .filter((name) => name !== '');
}
