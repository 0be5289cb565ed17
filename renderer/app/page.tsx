// A page answers one question, and its title says which. Coming to a page, reading starts at its title.
import { type ReactNode, useEffect, useRef } from 'react';
import { nameWindow } from './window-title.ts';

export interface PageProps {
  /** The question or the headline; also names the window. */
  readonly title: string;
  /** What the window is called, where the headline is a sentence of the day. */
  readonly windowTitle?: string | undefined;
  /** Above the title: the way back, or the day. */
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

let pagesSeen = 0;

/** Names the window after the page, for the task bar and for screen readers. */
export function useWindowTitle(title: string): void {
  useEffect(() => nameWindow(title), [title]);
}

/** The title that takes the focus when its page is come to; not on the first page, where nothing was left. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (pagesSeen > 0 && !document.activeElement?.closest('.panel')) {
      heading.current?.focus();
      window.scrollTo(0, 0);
    }
    pagesSeen += 1;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

export function Page({ title, windowTitle, above, lead, acts, children }: PageProps) {
  useWindowTitle(windowTitle ?? title);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          {above && <p className="eyebrow">{above}</p>}
          <PageTitle>{title}</PageTitle>
          {lead && <p>{lead}</p>}
        </div>
        {acts && <div className="acts">{acts}</div>}
      </div>
      {children}
    </div>
  );
}
