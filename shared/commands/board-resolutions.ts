// §15-104(1)(c) and (2): resolutions and votes that change who conducts the village's elections or when they are held.
// Each is recorded as it was adopted, with what the checks found; the program changes nothing on its own.
import { z } from 'zod';
import { ElectionRule } from '../domain/election.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { NameLine } from '../domain/text.ts';
import {
  dateChangeRecorded,
  generalElectionDayRecorded,
  handingOverRecorded,
  referendumPetitionRecorded,
} from '../records/board-resolutions.ts';
import { officeStream } from '../records/define-event.ts';
import { ok } from '../result.ts';
import {
  countyBoardConducts,
  firstCountyRunElection,
  heldOnGeneralElectionDay,
  mayMoveToGeneralElectionDay,
} from '../rules/checks/county-board-resolution.ts';
import { firstElectionAffected, termsExtended } from '../rules/checks/election-date-proposition.ts';
import { LawFinding } from '../rules/checks/law-finding.ts';
import { permissiveReferendum, referendumPetitionInTime } from '../rules/checks/permissive-referendum.ts';
import { longDay } from '../words/days.ts';
import { comingElections, scheduledElections } from './coming-elections.ts';
import { type CommandContext, defineCommand, refuse } from './define-command.ts';
import { keptFinding } from './kept-finding.ts';

/** On the register of the previous general village election; null while nobody has said. */
const Electors = z.number().int().min(1).max(1_000_000).nullable();

const notYet = (day: PlainDate, field: string, { today }: CommandContext) =>
  isAfter(day, today)
    ? refuse('in-the-future', `${longDay(day)} has not come yet. Record it when it has happened.`, field)
    : null;

export const recordHandingOver = defineCommand({
  name: 'board.record-handing-over',
  title: 'Record the resolution that hands elections to the county board',
  input: z.strictObject({ adoptedOn: PlainDate, electors: Electors }),
  value: z.strictObject({ first: PlainDate.nullable(), findings: z.array(LawFinding) }),
  refusals: ['in-the-future'],
  decide: ({ office }, { adoptedOn, electors }, context) => {
    const no = notYet(adoptedOn, 'adoptedOn', context);
    if (no) return no;
    const elections = comingElections(office, adoptedOn);
    const first = firstCountyRunElection(adoptedOn, elections);
    const until = first ?? elections.at(-1) ?? adoptedOn;
    const { noticeBy, petitionBy } = permissiveReferendum(adoptedOn, electors, office.holidays);
    const findings = [
      ...elections.filter((day) => !isAfter(day, until)).map((day) => countyBoardConducts(adoptedOn, day)),
      noticeBy,
      petitionBy,
    ];
    return ok({
      events: [
        handingOverRecorded.of(officeStream, { adoptedOn, electors, first, findings: findings.map(keptFinding) }),
      ],
      value: { first, findings },
    });
  },
});

/** `electionDay` and `primaryDay`: of the year in which the village would first vote on general-election day. */
export const recordGeneralElectionDay = defineCommand({
  name: 'board.record-general-election-day',
  title: 'Record the resolution that moves elections to general-election day',
  input: z.strictObject({
    adoptedOn: PlainDate,
    electionDay: PlainDate,
    primaryDay: PlainDate,
    wholeInOneCounty: z.boolean().nullable(),
    districtsWhollyWithin: z.boolean().nullable(),
    electors: Electors,
  }),
  value: z.strictObject({ missing: z.array(z.string()), findings: z.array(LawFinding) }),
  refusals: ['in-the-future', 'primary-after-election'],
  decide: ({ office }, input, context) => {
    const { adoptedOn, electionDay, primaryDay } = input;
    const no = notYet(adoptedOn, 'adoptedOn', context);
    if (no) return no;
    if (!isAfter(electionDay, primaryDay))
      return refuse(
        'primary-after-election',
        'The primary must come before the election. Look at the two days.',
        'primaryDay',
      );
    const countyBoardResolvedOn = office.handingOver?.adoptedOn ?? null;
    const missing = mayMoveToGeneralElectionDay({ ...input, countyBoardResolvedOn }, adoptedOn)
      .filter(({ holds }) => holds !== true)
      .map(({ sentence }) => sentence);
    const { noticeBy, petitionBy } = permissiveReferendum(adoptedOn, input.electors, office.holidays);
    const findings = [heldOnGeneralElectionDay(adoptedOn, { electionDay, primaryDay }), noticeBy, petitionBy];
    return ok({
      events: [generalElectionDayRecorded.of(officeStream, { ...input, missing, findings: findings.map(keptFinding) })],
      value: { missing, findings },
    });
  },
});

const Officer = z.strictObject({ office: NameLine, electedOn: PlainDate, successorOn: PlainDate });
const Extension = z.strictObject({
  ...Officer.shape,
  extended: z.boolean(),
  because: z.enum(['elected-with-or-soon-after', 'successor-later']).nullable(),
  sentence: z.string(),
});

/**
 * `confirmed` false only tells whose terms are extended, and is refused with that list; true records it, once the clerk
 * has read it officer by officer.
 */
export const recordDateChange = defineCommand({
  name: 'board.record-date-change',
  title: 'Record that the voters changed the day of the general election',
  input: z.strictObject({
    adoptedOn: PlainDate,
    rule: ElectionRule,
    officers: z.array(Officer).max(40),
    confirmed: z.boolean(),
  }),
  value: z.strictObject({ first: PlainDate.nullable(), finding: LawFinding, officers: z.array(Extension) }),
  refusals: ['in-the-future', 'confirm-the-terms'],
  decide: ({ office }, { adoptedOn, rule, officers, confirmed }, context) => {
    const no = notYet(adoptedOn, 'adoptedOn', context);
    if (no) return no;
    const extensions = termsExtended(adoptedOn, officers).map((extension) => ({ ...extension }));
    if (!confirmed) {
      const { error } = refuse(
        'confirm-the-terms',
        'Read whose terms are extended, officer by officer, and confirm it. Nothing was recorded yet.',
        'confirmed',
      );
      const related = extensions.map(({ sentence }, at) => ({ kind: 'officer', number: at + 1, text: sentence }));
      return { ok: false, error: { ...error, related } };
    }
    const finding = firstElectionAffected(adoptedOn, scheduledElections(office, adoptedOn));
    const event = dateChangeRecorded.of(officeStream, {
      ...{ adoptedOn, rule, officers: extensions, findings: [keptFinding(finding)] },
    });
    return ok({ events: [event], value: { first: finding.happenedOn, finding, officers: extensions } });
  },
});

export const recordReferendumPetition = defineCommand({
  name: 'board.record-referendum-petition',
  title: 'Record a petition for a vote on a resolution',
  input: z.strictObject({ resolution: z.enum(['handing-over', 'general-election-day']), filedOn: PlainDate }),
  value: z.strictObject({ finding: LawFinding }),
  refusals: ['in-the-future', 'no-such-resolution'],
  decide: ({ office }, { resolution, filedOn }, context) => {
    const found = resolution === 'handing-over' ? office.handingOver : office.generalElectionDay;
    if (!found) return refuse('no-such-resolution', 'That resolution is not on record. Record it first.', 'resolution');
    const no = notYet(filedOn, 'filedOn', context);
    if (no) return no;
    const { adoptedOn, electors } = found;
    const finding = referendumPetitionInTime(permissiveReferendum(adoptedOn, electors, office.holidays), filedOn);
    const event = referendumPetitionRecorded.of(officeStream, {
      ...{ resolution, adoptedOn, filedOn, finding: keptFinding(finding) },
    });
    return ok({ events: [event], value: { finding } });
  },
});
