// Putting on the register whom something reaches without an application for this election, and leaving somebody off with a
// reason. Applications themselves are never copied from one election to another (ABS-07).
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { MailApplication } from '../domain/application.ts';
import type { TimingFinding } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { basisKey, StandingBasis } from '../domain/line-basis.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { type Citation, citationText, electionLaw } from '../law/citation.ts';
import { waitsForDetermination } from '../records/register-line.ts';
import { lineLeftOff, lineTakenOver } from '../records/standing-lines.ts';
import { ok } from '../result.ts';
import { applicationNotes } from '../rules/checks/application-notes.ts';
import { type MailBallotLimits, mailBallotLimits } from '../rules/mail-ballot-limits.ts';
import { dayWithoutYear } from '../words/days.ts';
import { basisInWords } from '../words/line-basis.ts';
import { capital } from '../words/sentence.ts';
import { type DeskState, defineCommand, refuse } from './define-command.ts';
import { firstLineOf } from './earlier-of-voter.ts';
import { factsOfElection } from './facts-of-election.ts';
import { keptFinding } from './kept-finding.ts';
import { electionOf } from './no-such-record.ts';
import { type StandingLine, sameBefore, toTakeOver } from './standing-lines.ts';

const cited: Readonly<Record<StandingBasis['by'], Citation>> = {
  'standing-absence': electionLaw('15-120', '4', 'd'),
  'rest-of-year': electionLaw('15-119', '4', 'c'),
  'disabled-list': electionLaw('15-122', '4'),
};

/** Nothing has to be received for it: what there is to say is until when its ballot goes out. */
function findingOf({ basis, why }: StandingLine, { mailed }: MailBallotLimits, seen: PlainDate): TimingFinding {
  const late = seen > mailed.date;
  const by = dayWithoutYear(mailed.date);
  return {
    ...{ ruleId: mailed.id, ruleVersion: mailed.ruleVersion, anchor: mailed.anchor, limit: mailed.date },
    ...{ outcome: 'in-time', headline: 'On the register without a new application.', readings: [] },
    sentence: `${capital(basisInWords(basis))}. ${why}`,
    happenedOn: seen,
    citations: [citationText(cited[basis.by])],
    whatNow: late
      ? `The last day to mail it was ${by}. Mail the ballot now and telephone the voter.`
      : `Mail the ballot by ${by}.`,
  };
}

/** Somebody on the list of permanently disabled voters handed in no paper for this election: only what the list says. */
function asListed(listed: NonNullable<StandingLine['listed']>): MailApplication {
  const { name, voter, address, district } = listed;
  const street = voter?.address || address;
  const city = voter?.city ?? '';
  const zip = /^\d{5}(-\d{4})?$/.test(voter?.zip ?? '') ? (voter?.zip ?? '') : '';
  const residence = street === '' || city === '' ? null : { street, apartment: '', city, state: 'NY', zip };
  const mail = voter && voter.mail.length > 0 ? voter.mail.slice(0, 5) : residence || street === '' ? [] : [street];
  return {
    ...{ kind: 'absentee', received: { day: listed.day, time: null }, cameBy: 'other', form: 'other-writing' },
    otherWay: 'list of permanently disabled voters',
    name: { ...name, given: name.given || name.surname },
    ...{ birthDate: voter?.birthDate ?? null, residence },
    mailing: mail.length > 0 ? { lines: mail } : null,
    district: voter?.district || district,
    ...{ wants: 'mailed', sendTo: null, agent: '', statementQualified: 'written', category: null },
    ...{ severalElections: false, absence: null, placeOfDetention: '', restOfYear: false },
    ...{ signature: 'signed', witness: null, certificate: 'not-asked' },
  };
}

/** The paper of another election stays there; its copy here is what the ballot is sent by. */
const paperOf = ({ from, listed }: StandingLine): DeepReadonly<MailApplication> => {
  if (from) return from.application;
  if (listed) return asListed(listed);
  throw new Error('a line that rests on nothing');
};

const Chosen = z.array(StandingBasis).min(1).max(1_000);

/** Those asked for, in order, or the refusal: each must still be to be put on the register. */
function chosenOf(state: DeskState, id: string, bases: readonly StandingBasis[]) {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  const open = new Map(toTakeOver(state, election.value).map((line) => [line.key, line]));
  const found = [...new Set(bases.map(basisKey))].map((key) => open.get(key));
  return found.includes(undefined)
    ? refuse(
        'not-to-take-over',
        'One of these does not reach this election, is on its register already, or was left off. Look at the list again.',
        'lines',
      )
    : ok({ election: election.value, lines: found.filter((line) => line !== undefined) });
}

export const takeOverLines = defineCommand({
  name: 'mail-ballot.take-over',
  title: 'Put voters on the register who need no new application',
  input: z.strictObject({ election: ElectionId, lines: Chosen }),
  value: z.strictObject({ numbers: z.array(Serial) }),
  refusals: ['no-such-election', 'not-to-take-over', 'not-determined'],
  decide: (state, { election: id, lines: bases }, { today }) => {
    const chosen = chosenOf(state, id, bases);
    if (!chosen.ok) return chosen;
    const { election, lines } = chosen.value;
    const undecided = lines.find(({ from }) => from !== null && waitsForDetermination(from));
    if (undecided)
      return refuse(
        'not-determined',
        `${undecided.name}: ${undecided.why} A ballot goes out on what you have determined (§15-120(5), (6); §15-119(7)). Determine that application first, or put the others on the register without it.`,
        'lines',
      );
    const facts = factsOfElection(state.office, election);
    const limits = mailBallotLimits(facts);
    const { applications, nextApplication } = election.mailBallots;
    const before = sameBefore(lines);
    const sameVoterAs = lines.map(({ already }) => {
      const line = already === null ? undefined : applications.get(already);
      return line ? firstLineOf(line) : null;
    });
    const events = lines.map((line, i) => {
      const application = paperOf(line);
      const first = before[i] ?? null;
      return lineTakenOver.of(id, {
        ...{ number: nextApplication + i, basis: line.basis, application, items: [] },
        finding: findingOf(line, limits, today),
        notes: applicationNotes(application, facts).map(keptFinding),
        sameVoterAs: sameVoterAs[i] ?? (first === null ? null : (sameVoterAs[first] ?? nextApplication + first)),
        voter: line.from?.voter ?? line.listed?.voter ?? null,
      });
    });
    return ok({ events, value: { numbers: events.map((_, i) => nextApplication + i) } });
  },
});

export const leaveOffLine = defineCommand({
  name: 'mail-ballot.leave-off',
  title: 'Leave a voter off the register who would need no new application',
  input: z.strictObject({ election: ElectionId, line: StandingBasis, reason: Remark }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'not-to-take-over'],
  decide: (state, { election: id, line: basis, reason }) => {
    const chosen = chosenOf(state, id, [basis]);
    if (!chosen.ok) return chosen;
    const events = chosen.value.lines.map(({ name }) => lineLeftOff.of(id, { basis, name, reason }));
    return ok({ events, value: {} });
  },
});
