// The ballot in its order: what is open about it, the parties and bodies, each office, drawings by lot, and what is printed.
import { useEffect, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { callService } from '../../api/service.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cites } from '../../ui/cite.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Finding, type FindingTone } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { BallotPapers } from './ballot-papers.tsx';
import { ContestBlock } from './contest-block.tsx';
import { DrawingsBlock } from './drawings-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { type BallotView, WithBallot } from './with-ballot.tsx';

const TITLE = 'In which order does the ballot stand?';

export const BallotScreen = ({ query }: ScreenProps) => (
  <WithBallot title={TITLE}>
    {(election, view) => <Ballot election={election} view={view} at={query.at ?? null} />}
  </WithBallot>
);

function Ballot({
  election,
  view,
  at,
}: {
  readonly election: ElectionId;
  readonly view: BallotView;
  readonly at: string | null;
}) {
  const { frame } = useDesk();
  useEffect(() => {
    if (at !== null) document.getElementById(at)?.focus();
  }, [at]);
  const { ballot, notes, kind } = view;
  const empty = ballot.contests.length === 0 && ballot.questions.length === 0;
  return (
    <Page
      title={TITLE}
      windowTitle="Ballot"
      lead={frame.elections.find(({ id }) => id === election)?.title}
      acts={
        <>
          <ButtonLink small href="#/ballot/desk">
            Orders and stock
          </ButtonLink>
          <SaveTable election={election} />
        </>
      }
    >
      <div className="ballot">
        {notes.map((one) => (
          <Note key={`${one.code} ${one.message}`} note={one} />
        ))}
        {empty && (
          <Empty title="Nothing is on the ballot yet">
            Add the offices and who is nominated for each on the <a href="#/election">Election page</a>.
          </Empty>
        )}
        {kind !== 'run-off' && ballot.rows.length > 0 && <BodiesBlock view={view} />}
        {ballot.contests.map((contest) => (
          <ContestBlock key={contest.office} contest={contest} kind={kind} drawings={view.drawings} />
        ))}
        <QuestionsBlock questions={ballot.questions} />
        <DrawingsBlock drawings={view.drawings} />
        <BallotPapers election={election} />
      </div>
    </Page>
  );
}

type NoteOnBallot = ViewOutput<'ballot.page'>['notes'][number];

/** What will only surprise is a note; what is still open about the order is a warning. */
const tones: Readonly<Record<string, readonly [FindingTone, string]>> = {
  'party-order-not-known': ['warning', 'The order of the parties is not on record.'],
  'body-not-placed': ['warning', 'A body has no place yet.'],
  'no-body': ['warning', 'A party or body is missing.'],
  'lots-not-drawn': ['warning', 'Lots are to be drawn.'],
  'not-in-the-drawing': ['warning', 'Somebody came after the drawing.'],
  'order-not-said': ['warning', 'Their order is yours to say.'],
  'on-two-lines': ['info', 'One person, two lines.'],
  'nobody-nominated': ['info', 'No candidate.'],
  'no-end-of-term': ['warning', 'The end of a term is missing.'],
  'two-rows-alike': ['warning', 'Two offices look alike.'],
  'two-numbers-alike': ['warning', 'One number, two propositions.'],
  'terms-printed': ['info', 'The ballot says the terms.'],
};

function Note({ note: { code, message, citations } }: { readonly note: NoteOnBallot }) {
  const [tone, out] = tones[code] ?? ['info', 'To be known.'];
  return (
    <Finding tone={tone} out={out} citations={citations}>
      <p>{message}</p>
    </Finding>
  );
}

const kindWords = { party: 'party', independent: 'independent body', 'not-placed': 'not placed yet' } as const;

function BodiesBlock({ view: { ballot, bodies } }: { readonly view: BallotView }) {
  return (
    <Block
      title="Parties and independent bodies"
      aside={
        <ButtonLink small kind={bodies === null ? 'plain' : 'quiet'} href="#/ballot/bodies">
          {bodies === null ? 'Put them in order' : 'Change the order'}
        </ButtonLink>
      }
    >
      <ol className="rows">
        {ballot.rows.map(({ letter, body, kind }) => (
          <li key={letter}>
            <span>
              <b>Row {letter}</b> {body === '' ? 'No party or body on record' : body}
            </span>
            <span className="note">{body === '' ? '' : kindWords[kind]}</span>
          </li>
        ))}
      </ol>
      {bodies !== null && (bodies.votedOn !== null || bodies.source !== '') && (
        <p className="note">
          {bodies.votedOn !== null && `By the vote for governor of ${longDay(bodies.votedOn)}. `}
          {bodies.source !== '' && `From: ${bodies.source}.`}
        </p>
      )}
      <Cites texts={['Election Law §7-116(1)']} />
    </Block>
  );
}

function SaveTable({ election }: { readonly election: ElectionId }) {
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    const answer = await callService('ballot.save-candidates', { election });
    setWrong(answer.ok ? null : answer.refusal.message);
    if (answer.ok && answer.value.saved !== null) say(`Saved as ${answer.value.saved}.`);
  };
  return (
    <>
      <Button small icon="saved" onPress={() => void save()}>
        Save as a table (CSV)
      </Button>
      {wrong !== null && (
        <Finding tone="danger" out="It was not saved." live>
          <p>{wrong}</p>
        </Finding>
      )}
    </>
  );
}
