// Help, by its address: the list of all, a screen's page, a rule, a place of the law, the words. Needs no office.
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { HelpIndex } from './help-index.tsx';
import { LawPage } from './law-page.tsx';
import { RulePage } from './rule-page.tsx';
import { ScreenPage } from './screen-page.tsx';
import { WordsPage } from './words-page.tsx';

export function HelpScreen({ params }: ScreenProps) {
  const { kind, id } = params;
  const key = `${kind}/${id}`; // another page of Help is another page: reading starts at its title
  if (kind === undefined) return <HelpIndex key={key} />;
  if (kind === 'words') return <WordsPage key={key} term={id} />;
  if (id === undefined) return <NotFound />;
  if (kind === 'screen') return <ScreenPage key={key} id={id} />;
  if (kind === 'rule') return <RulePage key={key} id={id} />;
  return kind === 'law' ? <LawPage key={key} slug={id} /> : <NotFound />;
}
