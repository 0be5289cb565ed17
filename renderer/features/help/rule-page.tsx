// One rule in plain words: the sentence, how it is counted, what it rests on, what happens if it is missed, what is open.
import { useContext } from 'react';
import { citationText } from '../../../shared/law/citation.ts';
import { applicationItems } from '../../../shared/rules/checks/application-items.ts';
import type { CheckHelp } from '../../../shared/words/help/check-help.ts';
import { checkHelp } from '../../../shared/words/help/checks.ts';
import { type RuleHelp, ruleHelp } from '../../../shared/words/help/rules.ts';
import { DeskContext } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Cite, Cites } from '../../ui/cite.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { toHelp } from './help-words.tsx';

export function RulePage({ id }: { readonly id: string }) {
  const rules = ruleHelp.filter((rule) => rule.id === id);
  const check = checkHelp.find((one) => one.id === id);
  if (check) return <CheckPage check={check} />;
  const [rule] = rules;
  return rule ? <DatePage id={id} title={rule.title} rules={rules} /> : <NotFound />;
}

function DatePage({
  id,
  title,
  rules,
}: {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleHelp[];
}) {
  const desk = useContext(DeskContext);
  return (
    <Page
      title={title}
      above={toHelp}
      acts={desk?.election && <a href={`#/calendar/${id}`}>Its date in this election</a>}
    >
      <div className="help-text">
        {rules.map((rule) =>
          rule.heading === null ? (
            <RuleBody key="only" rule={rule} />
          ) : (
            <Block key={rule.heading} title={rule.heading}>
              <RuleBody rule={rule} />
            </Block>
          ),
        )}
      </div>
    </Page>
  );
}

function RuleBody({ rule }: { readonly rule: RuleHelp }) {
  return (
    <div className="stack-tight">
      <p className="lead">{rule.plain}</p>
      <Cites texts={rule.citations} />
      <Pairs
        pairs={[
          { label: 'Who acts', value: rule.whoActs },
          { label: 'Counted', value: rule.counted },
          { label: 'Closed days', value: rule.closedDays },
          { label: 'If missed', value: rule.ifMissed },
          { label: 'Proof', value: rule.proof },
          { label: 'In force', value: rule.inForce },
        ]}
      />
      {rule.openQuestions.length > 0 && (
        <Block title="What the law leaves open">
          {rule.openQuestions.map(({ question, safer, other, ask }) => (
            <div key={question} className="stack-tight open-question">
              <h3>{question}</h3>
              <Pairs
                pairs={[
                  { label: 'The safer reading', value: `${safer} The program goes by it.` },
                  { label: 'The other reading', value: other },
                  { label: 'What to do', value: ask },
                ]}
              />
            </div>
          ))}
        </Block>
      )}
    </div>
  );
}

function CheckPage({ check }: { readonly check: CheckHelp }) {
  return (
    <Page title={check.title} above={toHelp}>
      <div className="help-text">
        <p className="lead">{check.plain}</p>
        <Cites texts={check.citations} />
        <p>{check.here}</p>
        {check.id === 'application-items' && (
          <Block title="Item by item, in the statute’s words">
            <Pairs
              pairs={applicationItems.map(({ label, words, citation }) => ({
                label,
                value: (
                  <>
                    “{words}” <Cite text={citationText(citation)} />
                  </>
                ),
              }))}
            />
          </Block>
        )}
      </div>
    </Page>
  );
}
