// The page F1 opens: what a screen is for, what to do on it, what it never does. And the card of keys.
import { screenHelp } from '../../../shared/words/help/screens.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import { shortcuts } from '../../app/shortcuts.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { toHelp } from './help-words.tsx';

export function ScreenPage({ id }: { readonly id: string }) {
  const page = screenHelp.find((one) => one.id === id);
  if (!page) return <NotFound />;
  if (id === 'keyboard') return <KeyboardCard title={page.title} />;
  return (
    <Page title={page.title} above={toHelp}>
      <div className="help-text">
        {page.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Page>
  );
}

const alwaysThere = [
  { id: 'enter', keys: 'Enter', does: 'The main button; in a list, opens the row' },
  { id: 'tab', keys: 'Tab', does: 'The next field; with Shift, the one before' },
  { id: 'arrows', keys: '↑ ↓', does: 'The next row of a list, the next answer of a question' },
] as const;

function KeyboardCard({ title }: { readonly title: string }) {
  usePrinting();
  return (
    <Page
      title={title}
      above={toHelp}
      lead="Everything can be done without the mouse."
      acts={
        <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
          Print this card
        </Button>
      }
    >
      <dl className="pair key-card">
        {[...shortcuts, ...alwaysThere].flatMap(({ id, keys, does }) => [
          <dt key={`${id} key`}>
            <span className="sr">{keys}</span>
            <Key keys={keys} />
          </dt>,
          <dd key={id}>{does}</dd>,
        ])}
      </dl>
    </Page>
  );
}
