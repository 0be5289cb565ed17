// Whether an application has what §15-120(3) and (4), or for early mail §15-119, ask of it. “Wrong form” is never a reason (§15-120(2)), the
// truth of a statement is not tested, and nothing is decided here: the clerk determines (§15-120(5)).
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { ItemStands, MailApplication } from '../../domain/application.ts';
import { listInWords } from '../../words/lists.ts';
import { type ApplicationItemId, applicationItem, applicationItems, onlyAbsentee } from './application-items.ts';

/** The version of this check, kept with what it found. */
export const applicationCompleteVersion = 2;

type Paper = DeepReadonly<MailApplication>;
const written = (there: boolean): ItemStands => (there ? 'written' : 'missing');

/** The address the ballot goes to, by what the paper says: its own line, else the mailing address, else the residence. */
function sendTo({ wants, sendTo: own, mailing, residence }: Paper): ItemStands {
  if (wants !== 'mailed') return 'not-asked';
  if (own) return 'written';
  return mailing || residence ? 'follows' : 'missing';
}

function certificate({ certificate: stands, form }: Paper, required: boolean): ItemStands {
  if (!required) return 'not-asked';
  if (stands !== 'present') return 'missing';
  return form === 'state-form' ? 'printed-on-form' : 'written';
}

function standingOf(id: ApplicationItemId, paper: Paper, certificateRequired: boolean): ItemStands {
  switch (id) {
    case 'reason':
      return written(paper.category !== null);
    case 'absence-dates':
      return paper.category === 'absent-from-county' && paper.severalElections
        ? written(paper.absence !== null)
        : 'not-asked';
    case 'place-of-detention':
      return paper.category === 'detained' ? written(paper.placeOfDetention !== '') : 'not-asked';
    case 'full-name':
      return written(paper.name.given !== '' && paper.name.surname !== '');
    case 'date-of-birth':
      return written(paper.birthDate !== null);
    case 'residence':
      return written(paper.residence !== null);
    case 'village':
      // The residence is in the village whose clerk holds the paper, so the village follows from it.
      return paper.residence ? 'follows' : 'missing';
    case 'mailing-address':
      // Asked only “if different”: a line left blank says that it is the residence.
      return paper.mailing ? 'written' : 'follows';
    case 'send-to':
      return sendTo(paper);
    case 'qualified-and-registered':
      return paper.statementQualified;
    case 'certificate':
      return certificate(paper, certificateRequired);
    case 'signature':
      return written(paper.signature !== 'missing');
  }
}

/**
 * How each item of the statute stands on the paper, in the order of the state's form. `certificateRequired` is the
 * village's setting (§15-120(3): an application “may require” the certificate). `notThere`: what is not typed of a paper
 * that was taken in before is not known, and nobody may say that it is missing.
 */
export const applicationComplete = (
  paper: Paper,
  certificateRequired: boolean,
  notThere: 'missing' | 'not-known' = 'missing',
): { item: ApplicationItemId; stands: ItemStands }[] =>
  applicationItems.map(({ id }) => {
    if (paper.kind === 'early-mail' && onlyAbsentee.includes(id)) return { item: id, stands: 'not-asked' };
    const stands = standingOf(id, paper, certificateRequired);
    return { item: id, stands: stands === 'missing' ? notThere : stands };
  });

type Readings = readonly { readonly item: string; readonly stands: ItemStands }[];

/** “Date of birth and Signature”, or null where everything the law asks for is there. */
export function missingInWords(items: Readings): string | null {
  const missing = items.filter(({ stands }) => stands === 'missing');
  return missing.length === 0 ? null : listInWords(missing.map(({ item }) => applicationItem(item).label));
}

/** “8 of 9 things the law asks for are there. Missing: Date of birth.” */
export function completenessInWords(items: Readings): string {
  const asked = items.filter(({ stands }) => stands !== 'not-asked');
  const names = missingInWords(items);
  const unknown = asked.filter(({ stands }) => stands === 'not-known').map(({ item }) => applicationItem(item).label);
  if (names === null && unknown.length === 0) return `All ${asked.length} things the law asks for are there.`;
  const there = asked.filter(({ stands }) => stands !== 'missing' && stands !== 'not-known').length;
  return [
    `${there} of ${asked.length} things the law asks for are there.`,
    ...(names === null ? [] : [`Missing: ${names}.`]),
    ...(unknown.length === 0 ? [] : [`Not known here, see the paper: ${listInWords(unknown)}.`]),
  ].join(' ');
}
