// Details beside a list. Opening it moves reading to its heading; closing it is for the list to follow up on.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

export interface PanelProps {
  readonly title: string;
  /** The line above the title: “Absentee, No. 7, District 2”. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** What the panel shows; when it changes, the focus moves to the title. */
  readonly subject: string;
  readonly onClose?: (() => void) | undefined;
  /** The way back for a small window, where the card is a page of its own: [words, href]. */
  readonly back?: { readonly words: string; readonly href: string } | undefined;
  /** For a card whose title is the day to act by. */
  readonly large?: boolean | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, above, below, subject, onClose, back, large, children }: PanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (subject) heading.current?.focus({ preventScroll: true });
  }, [subject]);
  return (
    <aside className="panel" aria-labelledby={titleId}>
      <div className="panel-body">
        <div>
          {back && (
            <p className="note way-back">
              <a href={back.href}>{back.words}</a>
            </p>
          )}
          <div className="panel-head">
            <div>
              {above && <p className="note">{above}</p>}
              <h2 id={titleId} ref={heading} tabIndex={-1} className={large ? 'act-by' : undefined}>
                {title}
              </h2>
            </div>
            {onClose && <Button small kind="quiet" icon="x" label="Close" className="panel-close" onPress={onClose} />}
          </div>
          {below && <div className="note">{below}</div>}
        </div>
        {children}
      </div>
    </aside>
  );
}

/** A panel that only accompanies what she is doing, such as what an application comes to while it is typed. */
export function SidePanel({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside className="panel" aria-label={label}>
      <div className="panel-body">{children}</div>
    </aside>
  );
}

/** A page with its panel. `solo`: in a small window the panel takes the place of the page. */
export function WithPanel({
  children,
  panel,
  wide = false,
  solo = false,
}: {
  readonly children: ReactNode;
  readonly panel: ReactNode | null;
  readonly wide?: boolean;
  readonly solo?: boolean;
}) {
  const kind = ['with-panel has-panel', wide && 'wide-panel', solo && 'solo'].filter(Boolean).join(' ');
  // The same element with and without its panel: the page keeps its place, its order and its focus.
  return (
    <div className={panel === null ? undefined : kind}>
      {children}
      {panel}
    </div>
  );
}
