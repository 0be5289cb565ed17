// A citation: law and section, and always a way to its plain words in Help. Never a dead link.
import { citationSlug } from '../../shared/words/help/law-index.ts';

/** Where Help keeps the page of a citation: “Election Law §15-120(5)” → `#/help/law/election-law-15-120-5`. */
export const citationHref = (text: string): string => `#/help/law/${citationSlug(text)}`;

/** One citation as text, such as `Election Law §15-120(5)`. */
export function Cite({ text, href }: { readonly text: string; readonly href?: string | undefined }) {
  return (
    <a className="cite" href={href ?? citationHref(text)}>
      {text}
    </a>
  );
}

/** Several citations on one line. */
export function Cites({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p className="cites">
      {texts.map((text) => (
        <Cite key={text} text={text} />
      ))}
    </p>
  );
}
