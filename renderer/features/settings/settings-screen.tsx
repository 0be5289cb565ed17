// Every answer of the first questions, to look up and to change; backup; what kind of office this is.
import { useView } from '../../api/use-view.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Block } from '../../ui/block.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DeskWarnings } from '../backup/desk-warnings.tsx';
import { TimesBlocks } from '../board/times-blocks.tsx';
import { ResolutionsBlock } from '../resolutions/resolutions-block.tsx';
import { AnswerBlock } from './answer-block.tsx';
import type { AnswerId, Office } from './answers/answer.ts';
import { BackupBlock } from './backup-block.tsx';
import { EnvelopesBlocks } from './envelopes/envelopes-blocks.tsx';
import { EnvelopesForm } from './envelopes/envelopes-form.tsx';
import { PrintersScreen } from './envelopes/printers-screen.tsx';
import { OfficeKindBlock } from './office-kind-block.tsx';
import { SealBlock } from './seal-block.tsx';
import { settingForms } from './setting-form.tsx';
import { StateFormsBlock } from './state-forms-block.tsx';

const TITLE = 'What does the program know about your village?';

const groups: readonly { readonly id: AnswerId; readonly title: string }[] = [
  { id: 'conduct', title: 'Who runs the election' },
  { id: 'village', title: 'Village and county' },
  { id: 'election-day', title: 'Election day' },
  { id: 'polling', title: 'Where, when and how people vote' },
  { id: 'posting', title: 'Where you post' },
  { id: 'newspaper', title: 'Newspaper' },
  { id: 'clerk', title: 'You and your office' },
  { id: 'certificate', title: 'Certificate on absentee applications' },
];

export function SettingsScreen({ params, query }: ScreenProps) {
  const answer = useView('office.answers', {});
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title={TITLE}>
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  if (params.part === undefined) return <SettingsPage office={answer.value} at={query.at ?? null} />;
  if (params.part === 'envelopes') return <EnvelopesForm />;
  if (params.part === 'printers') return <PrintersScreen />;
  const Form = Object.hasOwn(settingForms, params.part) ? settingForms[params.part] : undefined;
  return Form ? <Form key={params.part} office={answer.value} /> : <NotFound />;
}

function SettingsPage({ office, at }: { readonly office: Office; readonly at: string | null }) {
  return (
    <Page
      title={TITLE}
      windowTitle="Settings"
      lead="A change is recorded with its time. Papers that were printed stay as they were."
      acts={<a href="#/first-run">Go through the questions again</a>}
    >
      <DeskWarnings />
      <div className="settings">
        <div className="stack">
          {groups.map(({ id, title }) => (
            <AnswerBlock key={id} id={id} title={title} office={office} changed={at === id} />
          ))}
          <SealBlock />
          <EnvelopesBlocks />
          <StateFormsBlock />
          <ResolutionsBlock />
          <TimesBlocks at={at} />
        </div>
        <div className="stack">
          <OfficeKindBlock office={office} />
          <Block title="People and passphrases">
            <p>
              <Icon name="lock" /> {office.whoCanRead}
            </p>
            <p>
              <a href="#/settings/people">Who may sit at this desk</a>
            </p>
          </Block>
          <Block title="Not my election">
            <p>
              <a href="#/settings/other-elections">Whom to send people to: county, school, fire district</a>
            </p>
          </Block>
          <BackupBlock />
          <Block title="History">
            <p>
              <a href="#/records">Who did what, and when</a>
            </p>
            <p>
              <a href="#/records/check">Check that the history is whole</a>
            </p>
          </Block>
        </div>
      </div>
    </Page>
  );
}
