// What board and voters have decided about the village's elections (§15-104(1)(c), (2)): the records with what was found
// at the time, and the conditions that still have to be shown.
import { z } from 'zod';
import { comingElections } from '../commands/coming-elections.ts';
import { ElectionRule } from '../domain/election.ts';
import { KeptFinding } from '../domain/finding.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { mayMoveToGeneralElectionDay } from '../rules/checks/county-board-resolution.ts';
import { permissiveReferendum } from '../rules/checks/permissive-referendum.ts';
import { electionRuleInWords } from '../words/elections.ts';
import { defineView } from './define-view.ts';

const Recorded = { adoptedOn: PlainDate, act: z.string(), findings: z.array(KeptFinding) };
const Referendum = z.strictObject({
  noticeBy: PlainDate,
  petitionBy: PlainDate,
  /** The first day on which the resolution can have effect if nobody petitions. */
  effectiveFrom: PlainDate,
  signaturesNeeded: z.number().int().nullable(),
});

export const boardResolutions = defineView({
  name: 'board.resolutions',
  title: 'Resolutions that change who conducts elections, or when',
  input: z.strictObject({}),
  output: z.strictObject({
    handingOver: z.strictObject({ ...Recorded, first: PlainDate.nullable(), referendum: Referendum }).nullable(),
    generalElectionDay: z
      .strictObject({
        ...Recorded,
        electionDay: PlainDate,
        primaryDay: PlainDate,
        missing: z.array(z.string()),
        referendum: Referendum,
      })
      .nullable(),
    dateChange: z
      .strictObject({
        ...Recorded,
        rule: ElectionRule,
        /** “third Tuesday of June” */
        ruleInWords: z.string(),
        officers: z.array(z.strictObject({ office: z.string(), extended: z.boolean(), sentence: z.string() })),
      })
      .nullable(),
    petitions: z.array(
      z.strictObject({
        ...{ resolution: z.string(), filedOn: PlainDate, act: z.string() },
        /** “in-time”, “late”, or “open-question” between two readings. */
        outcome: z.string(),
        sentence: z.string(),
      }),
    ),
    /** What must hold before elections move to general-election day; `holds` null: nobody has said. */
    eligibility: z.array(z.strictObject({ id: z.string(), sentence: z.string(), holds: z.boolean().nullable() })),
    /** Polling days to come, by the village’s rule and as called: the first affected is one of them. */
    coming: z.array(PlainDate),
  }),
  refusals: [],
  answer: ({ office }, _, { today }) => {
    const { handingOver, generalElectionDay, dateChange, petitions, holidays } = office;
    const referendum = ({ adoptedOn, electors }: { adoptedOn: PlainDate; electors: number | null }) => {
      const { noticeBy, petitionBy, effectiveFrom, signaturesNeeded } = permissiveReferendum(
        adoptedOn,
        electors,
        holidays,
      );
      return {
        noticeBy: noticeBy.limit ?? effectiveFrom,
        petitionBy: petitionBy.limit ?? effectiveFrom,
        ...{ effectiveFrom, signaturesNeeded },
      };
    };
    return ok({
      handingOver: handingOver && {
        ...{ adoptedOn: handingOver.adoptedOn, act: handingOver.act, findings: handingOver.findings },
        first: handingOver.first,
        referendum: referendum(handingOver),
      },
      generalElectionDay: generalElectionDay && {
        adoptedOn: generalElectionDay.adoptedOn,
        ...{ act: generalElectionDay.act, findings: generalElectionDay.findings },
        ...{ electionDay: generalElectionDay.electionDay, primaryDay: generalElectionDay.primaryDay },
        missing: generalElectionDay.missing,
        referendum: referendum(generalElectionDay),
      },
      dateChange: dateChange && {
        ...{ adoptedOn: dateChange.adoptedOn, act: dateChange.act, findings: dateChange.findings },
        rule: dateChange.rule,
        ruleInWords: electionRuleInWords(dateChange.rule),
        officers: dateChange.officers.map(({ office: title, extended, sentence }) => ({
          office: title,
          extended,
          sentence,
        })),
      },
      petitions: petitions.map(({ resolution, filedOn, finding, act }) => ({
        ...{ resolution, filedOn, act },
        ...{ outcome: finding.outcome, sentence: finding.sentence },
      })),
      eligibility: [
        ...mayMoveToGeneralElectionDay(
          {
            wholeInOneCounty: generalElectionDay?.wholeInOneCounty ?? null,
            districtsWhollyWithin: generalElectionDay?.districtsWhollyWithin ?? null,
            countyBoardResolvedOn: handingOver?.adoptedOn ?? null,
          },
          generalElectionDay?.adoptedOn ?? today,
        ),
      ],
      coming: comingElections(office, today),
    });
  },
});
