// All of Help on one page: the pages of the program, the rules, the words, the keyboard.
import { checkHelp } from '../../../shared/words/help/checks.ts';
import { rulePageHref } from '../../../shared/words/help/law-index.ts';
import { ruleHelp } from '../../../shared/words/help/rules.ts';
import { screenHelp } from '../../../shared/words/help/screens.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';

interface Line {
  readonly key: string;
  readonly title: string;
  readonly href: string;
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="waits">
      {lines.map(({ key, title, href }) => (
        <li key={key}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

const rulesOnce = ruleHelp.filter(({ id }, at) => ruleHelp.findIndex((other) => other.id === id) === at);

export function HelpIndex() {
  return (
    <Page
      title="What would you like to know?"
      windowTitle="Help"
      lead="F1 opens the page for the screen you are on. Ctrl+K searches all of this. Help needs no internet."
    >
      <div className="help-columns">
        <Block title="How the program works">
          <Lines
            lines={[
              ...screenHelp
                .filter(({ id }) => id !== 'keyboard')
                .map(({ id, title }) => ({ key: id, title, href: `#/help/screen/${id}` })),
              { key: 'keyboard', title: 'The keyboard, on a card to print', href: '#/help/screen/keyboard' },
              { key: 'words', title: 'The words of elections, explained', href: '#/help/words' },
            ]}
          />
        </Block>
        <Block title="The dates and their rules">
          <Lines lines={rulesOnce.map(({ id, title }) => ({ key: id, title, href: rulePageHref(id) }))} />
        </Block>
        <Block title="What the law asks besides">
          <Lines lines={checkHelp.map(({ id, title }) => ({ key: id, title, href: rulePageHref(id) }))} />
        </Block>
      </div>
      <p className="note">
        The program warns, records and explains. It is not legal advice; where the law is unsettled, ask the village
        attorney.
      </p>
    </Page>
  );
}
