// Which signatures of a petition count as far as the clerk's own list and calendar can tell, and why not (§15-108(9)). It
// strikes nothing from the paper: on its face a petition is presumed valid (§6-154(1)), and courts rule.
import type { PlainDate } from '../../domain/plain-date.ts';
import type { Signature } from '../../domain/signature.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import type { SignaturesAsked } from './independent-signatures.ts';

export interface PetitionSigned {
  readonly filing: number;
  readonly filedOn: PlainDate;
  /** Numbers of the offices it names candidates for. */
  readonly offices: readonly number[];
  readonly lines: readonly Readonly<Signature>[];
}
export interface SignatureFacts {
  readonly petition: PetitionSigned;
  /** Every other petition on record for this election. */
  readonly others: readonly PetitionSigned[];
  /** Mayor and village justice: there a voter may sign one petition only, and the earliest counts (§15-108(9)(b)). */
  readonly onePetitionOffices: readonly number[];
  /** First day to sign by the safe reading, and by others; null where the calendar has none. */
  readonly firstDay: { readonly safe: PlainDate; readonly others: readonly PlainDate[] } | null;
}

/** `strikes`: it does not count by this; else it is only shown. */
export interface SignatureReason {
  readonly code: string;
  readonly words: string;
  readonly strikes: boolean;
}
export interface SignatureFound {
  readonly page: number;
  readonly line: number;
  readonly counts: boolean;
  readonly reasons: readonly SignatureReason[];
}

export const signatureCitations: readonly string[] = [
  citationText(electionLaw('15-108', '9')),
  citationText(electionLaw('6-154', '1')),
];

const strike = (code: string, words: string): SignatureReason => ({ code, words, strikes: true });
const show = (code: string, words: string): SignatureReason => ({ code, words, strikes: false });

function whoSigned({ voter, remark, name }: Readonly<Signature>): SignatureReason[] {
  if (remark === 'illegible') return [strike('illegible', 'cannot be read')];
  if (remark === 'outside-village') return [strike('outside-village', 'the address lies outside the village')];
  if (voter === null)
    return [strike('not-on-list', name === '' ? 'nobody is named' : 'not on the county’s list of registered voters')];
  if (voter.status === 'purged' || voter.status === 'pre-registered')
    return [strike('not-registered', 'not a registered voter as the county’s list has it')];
  return voter.status === 'inactive' ? [show('inactive', 'inactive on the county’s list')] : [];
}

/** The six weeks before the last day to file; a day that is in time by one reading only is shown and not struck. */
function whenSigned({ signed }: Readonly<Signature>, { petition, firstDay }: SignatureFacts): SignatureReason[] {
  if (signed === null)
    return [strike('no-date', 'no day that can be read, so nobody can say it is inside the six weeks')];
  if (signed > petition.filedOn)
    return [strike('after-filing', `dated ${longDay(signed)}, after the petition was filed`)];
  if (firstDay === null || signed >= firstDay.safe) return [];
  const [byAnother] = firstDay.others.filter((day) => signed >= day);
  return byAnother === undefined
    ? [strike('too-early', `signed ${longDay(signed)}, before the first day, ${longDay(firstDay.safe)}`)]
    : [show('too-early-by-one', `signed ${longDay(signed)}: too early by one reading, in time by another`)];
}

interface Elsewhere {
  readonly filing: number;
  readonly signed: PlainDate | null;
  readonly offices: readonly number[];
}

/** Every voter's signatures on the other petitions, so that a thousand lines are looked up and not searched. */
function signedElsewhere(others: readonly PetitionSigned[]): Map<string, Elsewhere[]> {
  const by = new Map<string, Elsewhere[]>();
  for (const { filing, offices, lines } of others)
    for (const { voter, signed } of lines) {
      if (voter === null) continue;
      const list = by.get(voter.id) ?? [];
      list.push({ filing, offices, signed });
      by.set(voter.id, list);
    }
  return by;
}

function alsoSigned(
  { signed }: Readonly<Signature>,
  elsewhere: readonly Elsewhere[],
  { petition, onePetitionOffices }: SignatureFacts,
): SignatureReason[] {
  return elsewhere.flatMap((other) => {
    const same = petition.offices.filter((office) => other.offices.includes(office));
    if (same.length === 0) return [];
    if (!same.some((office) => onePetitionOffices.includes(office)))
      return [
        show(
          'signed-two',
          `also signed filing ${other.filing} for the same office; the rule of one petition is for mayor and village justice`,
        ),
      ];
    if (signed === null || other.signed === null || signed === other.signed)
      return [show('signed-two-same-day', `also signed filing ${other.filing}; which came first is not known`)];
    return signed > other.signed
      ? [
          strike(
            'earliest-counts',
            `signed filing ${other.filing} earlier, ${longDay(other.signed)}; the earliest counts`,
          ),
        ]
      : [show('earliest-here', `signed filing ${other.filing} later; the earliest counts, which is this one`)];
  });
}

const inPlace = (a: Readonly<Signature>, b: Readonly<Signature>): number => a.page - b.page || a.line - b.line;

/** Every line in the order of the sheets, with whether it counts and why not. A line that does not count uses nobody up. */
export function petitionSignatures(facts: SignatureFacts): SignatureFound[] {
  const elsewhere = signedElsewhere(facts.others);
  const counted = new Map<string, SignatureReason>();
  return facts.petition.lines.toSorted(inPlace).map((one) => {
    const { page, line, voter } = one;
    const twice = voter === null ? undefined : counted.get(voter.id);
    const reasons = [
      ...whoSigned(one),
      ...whenSigned(one, facts),
      ...(twice === undefined ? [] : [twice]),
      ...(voter === null ? [] : alsoSigned(one, elsewhere.get(voter.id) ?? [], facts)),
    ];
    const counts = !reasons.some(({ strikes }) => strikes);
    if (voter !== null && counts)
      counted.set(voter.id, strike('twice', `signed already on page ${page}, line ${line}`));
    return { page, line, counts, reasons };
  });
}

/** “42 of 50 claimed entered; 38 count; 50 are needed, 12 more.” `needed` as a string: why nobody knows how many are. */
export function countInWords(
  found: readonly SignatureFound[],
  claimed: number | null,
  needed: SignaturesAsked | string,
): string {
  const counting = found.filter(({ counts }) => counts).length;
  const entered = claimed === null ? `${found.length} are entered` : `${found.length} of ${claimed} claimed entered`;
  const still =
    typeof needed === 'string'
      ? needed
      : `${needed.count} are needed${needed.least < needed.count ? ` (${needed.least} by another reading)` : ''}${counting >= needed.count ? '' : `, ${needed.count - counting} more`}`;
  return `${entered}; ${counting} ${counting === 1 ? 'counts' : 'count'}; ${still}.`;
}
