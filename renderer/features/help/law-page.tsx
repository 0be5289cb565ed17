// What in this program rests on one place of the law. Every citation leads here.

import { lawPage, type RestsOn } from '../../../shared/words/help/law-index.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { toHelp } from './help-words.tsx';

export function LawPage({ slug }: { readonly slug: string }) {
  const { citation, here, sameSection } = lawPage(slug);
  return (
    <Page
      title={citation}
      above={toHelp}
      lead={
        here.length === 0 ? 'No rule of this program rests on these words alone.' : 'What in this program rests on it.'
      }
    >
      <div className="help-text">
        <Resting lines={here} except={citation} />
        {sameSection.length > 0 && (
          <Block title="On other parts of the same section">
            <Resting lines={sameSection} except={null} />
          </Block>
        )}
      </div>
    </Page>
  );
}

function Resting({ lines, except }: { readonly lines: readonly RestsOn[]; readonly except: string | null }) {
  return (
    <ul className="resting">
      {lines.map(({ key, citation, title, sentence, href }) => (
        <li key={key}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{sentence}</p>
          {citation !== except && <p className="note">{citation}</p>}
        </li>
      ))}
    </ul>
  );
}
