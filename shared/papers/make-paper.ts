// One paper of an election, made: its facts out of the records, its words, and its dress (size of type, what it corrects).
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import type { FlowDocument, FlowPaperSize, TypeSize } from '../documents/blocks.ts';
import { asCorrection, inLargePrint, sealOf, withSeal } from '../documents/dress.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import type { PictureSource } from '../documents/picture.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { CorrectionOnRecord, PaperEdition } from '../records/paper-edition.ts';
import { err, type Result } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import type { DeskPaper, FactsOnPaper, PaperContext } from './define-desk-paper.ts';

export const paperContext = (office: OfficeView, election: ElectionState, today: PlainDate): PaperContext => ({
  office,
  election,
  dates: electionCalendar(factsOfElection(office, election)),
  today,
});

/** How it is to be printed. `type` null: as papers of its kind are printed. */
export interface Dress {
  readonly size: FlowPaperSize;
  readonly type: TypeSize | null;
  readonly correction: CorrectionOnRecord | null;
}

/** The facts, or the sentence that says what must be told first: without village and clerk there is no letterhead. */
export function factsOfPaper(
  paper: DeskPaper,
  context: PaperContext,
  { size, edition }: { readonly size: FlowPaperSize; readonly edition: number | null },
): Result<FactsOnPaper, string> {
  const { village, clerk, kind, seal } = context.office;
  if (!village || !clerk)
    return err('The paper needs the village’s name and the clerk’s name and address. Give them in Settings first.');
  const frame: PaperFrame = {
    ...{ village, clerk, edition, duplicate: false, practice: kind === 'practice', size },
    ...(seal === null ? {} : { seal: seal.sha256 }),
  };
  return paper.facts(context, frame);
}

/** The paper as it is printed and shown. `former`: the editions there are, of which one may be corrected. A seal whose file is gone is left out: damage to it stops no paper. */
export function dressed(
  paper: DeskPaper,
  facts: FactsOnPaper,
  { type, correction }: Dress,
  former: readonly Pick<PaperEdition, 'edition' | 'printedOn'>[],
  picture: PictureSource,
): FlowDocument {
  const seal = facts.seal === undefined ? null : picture(facts.seal, sealOf(facts.village.name));
  const words = withSeal(paper.document(facts), seal);
  const sized =
    type === null || type === words.type ? words : type === 'large' ? inLargePrint(words) : { ...words, type };
  if (correction === null) return sized;
  const dated = former.find(({ edition }) => edition === correction.edition)?.printedOn ?? null;
  return asCorrection(sized, { ...correction, dated });
}

/** What two editions that say the same have in common: neither their number nor the day they bear. */
export const unnumbered = (facts: FactsOnPaper): Record<string, unknown> => ({
  ...facts,
  edition: null,
  ...('dated' in facts ? { dated: null } : {}),
});

/** Facts kept with an edition, as that edition said them; `duplicate` marks a second print of it. */
export const factsOfEdition = (
  { edition, printedOn, facts }: Pick<PaperEdition, 'edition' | 'printedOn' | 'facts'>,
  duplicate: boolean,
): FactsOnPaper =>
  ({ ...facts, edition, duplicate, ...('dated' in facts ? { dated: printedOn } : {}) }) as FactsOnPaper & typeof facts;

export const editionsOf = <E extends { readonly paper: string }>(editions: readonly E[], paper: string): E[] =>
  editions.filter((one) => one.paper === paper);
