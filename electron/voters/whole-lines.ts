// Names and addresses that a county writes into one column. Split only where the text itself says where.
import type { VoterName } from '../../shared/domain/voter.ts';

const suffixes = /^(jr|sr|ii|iii|iv|v|esq)\.?$/i;

/** “FOX, TOM B JR”: the comma parts surname and given name. Without one nobody can tell which is which. */
export function namePartsOf(text: string): VoterName | { readonly reason: string } {
  const comma = text.indexOf(',');
  if (comma < 1)
    return { reason: `The name “${text.slice(0, 60)}” has no comma, so nobody can tell the surname in it.` };
  const words = text
    .slice(comma + 1)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const surname = text.slice(0, comma).trim().split(/\s+/);
  const [before, after] = [surname, words].map((list) => (suffixes.test(list.at(-1) ?? '') ? (list.pop() ?? '') : ''));
  const [given = '', ...middle] = words;
  return { surname: surname.join(' '), given, middle: middle.join(' '), suffix: after || before || '' };
}

/** “12 1/2 N MAIN ST APT 2” as house, street and apartment. Where it begins with no number, all of it is the street. */
export function addressPartsOf(text: string): { house: string; street: string; apartment: string } {
  const [, house = '', rest = ''] = /^(\d\S*(?:\s+(?:1\/2|½))?)?\s*(.*)$/.exec(text) ?? [];
  const apartment = /[\s,]+((?:apt|apartment|unit|fl|floor|lot|rm|room|ste|suite)\b\.?\s*\S.*|#\s*\S.*)$/i.exec(rest);
  return { house, street: apartment ? rest.slice(0, apartment.index) : rest, apartment: apartment?.[1] ?? '' };
}
