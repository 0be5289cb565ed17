// Which pages rest on which citation: rules, checks and the items of an application. Built from their own lists.
import { citationText } from '../../law/citation.ts';
import { applicationItems } from '../../rules/checks/application-items.ts';
import { checkHelp } from './checks.ts';
import { ruleHelp } from './rules.ts';

export interface RestsOn {
  readonly key: string;
  readonly citation: string;
  readonly title: string;
  readonly sentence: string;
  readonly href: string;
}

/** The address of a rule's or a check's page. */
export const rulePageHref = (id: string): string => `#/help/rule/${id}`;
/** “Election Law §15-120(5)” as the last part of its page's address: `election-law-15-120-5`. */
export const citationSlug = (citation: string): string =>
  citation
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const restsOn: readonly RestsOn[] = [
  ...ruleHelp.flatMap(({ id, version, title, variant, plain, citations }) =>
    citations.map((citation) => ({
      key: `${id} ${variant} ${version} ${citation}`,
      citation,
      title: variant === null ? title : `${title} (${variant})`,
      sentence: plain,
      href: rulePageHref(id),
    })),
  ),
  ...checkHelp.flatMap(({ id, title, plain, citations }) =>
    citations.map((citation) => ({
      key: `${id} ${citation}`,
      citation,
      title,
      sentence: plain,
      href: rulePageHref(id),
    })),
  ),
  ...applicationItems.map(({ id, label, words, citation }) => ({
    key: `item ${id}`,
    citation: citationText(citation),
    title: `On an application: ${label}`,
    sentence: `“${words}”`,
    href: rulePageHref('application-items'),
  })),
];

export interface LawPage {
  /** “Election Law §15-120(5)” */
  readonly citation: string;
  readonly here: readonly RestsOn[];
  /** What rests on another part of the same section. */
  readonly sameSection: readonly RestsOn[];
}

const sectionOf = (slug: string): string => slug.replace(/^([a-z-]+-law(?:-\d+){1,2}).*$/, '$1');
const parts = (slug: string): string[] => slug.split('-');
/** Whether `slug` names the same place or a part of it: “15-120-4” holds “15-120-4-a”. */
const holds = (outer: string, slug: string): boolean => parts(outer).every((part, at) => parts(slug)[at] === part);

/** “election-law-15-120-9” → “Election Law §15-120(9)”, for a place on which nothing here rests. */
function citationFrom(slug: string): string {
  const [, law = '', section = '', rest = ''] = /^(.*-law)-(\d+(?:-\d+)?)(.*)$/.exec(slug) ?? [];
  if (law === '') return slug;
  const name = law.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const subdivision = rest.split('-').filter((part) => part !== '');
  return `${name.join(' ')} §${section}${subdivision.map((part) => `(${part})`).join('')}`;
}

/** The page of a citation, by the last part of its address. */
export function lawPage(slug: string): LawPage {
  const exact = restsOn.find(({ citation }) => citationSlug(citation) === slug);
  const here = restsOn.filter(({ citation }) => holds(slug, citationSlug(citation)));
  const section = sectionOf(slug);
  const sameSection = restsOn.filter(
    (one, at) =>
      holds(section, citationSlug(one.citation)) &&
      !here.some(({ title }) => title === one.title) &&
      restsOn.findIndex(({ title }) => title === one.title) === at,
  );
  return { citation: exact?.citation ?? citationFrom(slug), here, sameSection };
}
