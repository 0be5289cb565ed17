// What would be found about an application before it is recorded, while it is typed.
import { z } from 'zod';
import { assessApplication } from '../commands/assess-application.ts';
import { refuse } from '../commands/define-command.ts';
import { earlierOfVoter } from '../commands/earlier-of-voter.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { CameBy, MailApplication } from '../domain/application.ts';
import { HappenedOn, KeptFinding, TimingFinding } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { isAfter } from '../domain/plain-date.ts';
import { OptionalLine } from '../domain/text.ts';
import { VoterId } from '../domain/voter.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';
import { Item, withWords } from './mail-ballot-application.ts';

const NameSoFar = z.strictObject({
  surname: OptionalLine,
  given: OptionalLine,
  middle: OptionalLine,
  suffix: OptionalLine,
});
/** What is typed so far: the name may still be empty, and the day and the way it came may still be unknown. */
const ApplicationSoFar = z.strictObject({
  ...MailApplication.shape,
  name: NameSoFar,
  received: HappenedOn.nullable(),
  cameBy: CameBy.nullable(),
});

export const wouldFind = defineView({
  name: 'mail-ballots.would-find',
  title: 'What would be found about an application before it is recorded',
  input: z.strictObject({
    ...{ election: ElectionId, application: ApplicationSoFar },
    /** Her id on the county’s list, where she was picked from it. */
    voter: VoterId.optional(),
  }),
  output: z.strictObject({
    /** The number it would get, if nobody records another one meanwhile. */
    number: Serial,
    /** Null until the day, which has come, and the way it came are known. */
    finding: TimingFinding.nullable(),
    items: z.array(Item),
    /** Those that do not hang on the day and the way it came, until those are known. */
    notes: z.array(KeptFinding),
    /** Lines that are of this voter, or may be: seen before another one is written down. */
    earlier: z.array(
      z.strictObject({
        ...{ number: Serial, name: z.string() },
        why: z.enum(['same-voter', 'same-name', 'likely-same-voter']),
      }),
    ),
    complete: z.boolean(),
    /** “8 of 9 things the law asks for are there. Missing: …” */
    sentence: z.string(),
  }),
  refusals: ['no-such-election', 'register-closed'],
  answer: (state, { election: id, application, voter }, { today, voters }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { received, cameBy, name } = application;
    const known = received !== null && cameBy !== null && !isAfter(received.day, today); // of a day to come nothing is true yet
    // The items do not depend on when and how it came: anything will do in place of what is not known yet.
    const whole = { ...application, received: received ?? { day: today, time: null }, cameBy: cameBy ?? 'other' };
    const named = name.surname !== '' && name.given !== '';
    const inUse = voter === undefined ? undefined : voters.versions(voter)[0];
    const found = assessApplication(state.office, election.value, whole, {
      seen: today,
      before: false,
      beside: {
        listDate: named ? (state.office.voterList?.listDate ?? null) : null,
        picked: inUse?.until === null ? inUse.voter : null,
        namesakes: named ? voters.namesakes(name) : [],
      },
    });
    if (!found.ok) return refuse('register-closed', found.error, 'election');
    const { finding, items, notes, complete, sentence } = found.value;
    const earlier = named ? earlierOfVoter(election.value, application, voter ?? null) : [];
    return ok({
      ...{ complete, sentence, notes, items: withWords(items, application.kind) },
      finding: known ? finding : null,
      number: election.value.mailBallots.nextApplication,
      earlier: earlier.map(({ line, why }) => ({
        ...{ number: line.number, why },
        name: nameInList(line.application.name),
      })),
    });
  },
});
