// A drawing by lot for the order of names (§7-116(2)): the demand, the notice by mail, the drawing itself. Late or early is a
// finding, kept with its rule; nothing of it is refused for that.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { Line, NameLine, OptionalLine } from '../domain/text.ts';
import { WallTime } from '../domain/wall-time.ts';
import { drawingCalledFor, drawingNoticeMailed, lotsDrawn } from '../records/ballot-order.ts';
import { ok } from '../result.ts';
import { endOfPeriod } from '../rules/checks/period.ts';
import { periodOf } from '../rules/checks/periods.ts';
import { longDay } from '../words/days.ts';
import { eachOnce, standingFor } from './ballot-order.ts';
import { type DeskState, defineCommand, refuse } from './define-command.ts';
import { keptFinding } from './kept-finding.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

const future = (day: PlainDate | null, today: PlainDate, field: string) =>
  day !== null && isAfter(day, today)
    ? refuse('in-the-future', `${longDay(day)} has not come yet. Write it down when it has happened.`, field)
    : null;

/** `demandedBy` '' and `demandedOn` null where nobody has to demand it, as at a run-off. */
export const callForDrawing = defineCommand({
  name: 'ballot.call-for-drawing',
  title: 'Put on record that lots are to be drawn for the order of names',
  input: z.strictObject({
    election: ElectionId,
    office: Serial,
    candidates: z.array(Serial).min(2).max(60),
    demandedBy: z.union([NameLine, z.literal('')]),
    demandedOn: PlainDate.nullable(),
    /** The day the certificate or petition was filed; null where it is not known. */
    filedOn: PlainDate.nullable(),
  }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'no-such-record', 'named-twice', 'in-the-future'],
  decide: (state, input, { today }) => {
    const { election: id, office: number, candidates, demandedBy, demandedOn, filedOn } = input;
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { file } = election.value;
    const office = file.offices.find((one) => one.number === number);
    if (!office) return noSuchRecord('office', number, 'office');
    const standing = standingFor(election.value, number);
    const stranger = candidates.find((one) => !standing.some((candidate) => candidate.number === one));
    if (stranger !== undefined) return noSuchRecord(`candidate for ${office.title}`, stranger, 'candidates');
    if (new Set(candidates).size < candidates.length)
      return refuse('named-twice', 'Name each candidate once: lots are drawn between two or more.', 'candidates');
    const no = future(demandedOn, today, 'demandedOn') ?? future(filedOn, today, 'filedOn');
    if (no) return no;
    const finding =
      filedOn === null || demandedOn === null
        ? null
        : keptFinding(endOfPeriod(periodOf('lot-demanded'), filedOn, state.office.holidays, demandedOn));
    const drawing = file.nextDrawing;
    const event = drawingCalledFor.of(id, {
      ...{ number: drawing, office: number, title: office.title, demandedBy, demandedOn, filedOn, finding },
      candidates: standing
        .filter((one) => candidates.includes(one.number))
        .map((one) => ({ candidate: one.number, name: one.ballotName })),
    });
    return ok({ events: [event], value: { number: drawing } });
  },
});

/** The drawing of that number, or the refusal to pass on. */
function drawingOf(state: DeskState, id: string, number: number) {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  const drawing = election.value.file.drawings.find((one) => one.number === number);
  return drawing ? ok(drawing) : noSuchRecord('drawing', number, 'number');
}

export const mailDrawingNotice = defineCommand({
  name: 'ballot.mail-drawing-notice',
  title: 'Note that the notice of the drawing was mailed to each candidate',
  input: z.strictObject({ election: ElectionId, number: Serial, on: PlainDate }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future'],
  decide: (state, { election: id, number, on }, { today }) => {
    const drawing = drawingOf(state, id, number);
    if (!drawing.ok) return drawing;
    return future(on, today, 'on') ?? ok({ events: [drawingNoticeMailed.of(id, { number, on })], value: {} });
  },
});

export const recordDrawing = defineCommand({
  name: 'ballot.record-drawing',
  title: 'Write down how the lots came',
  input: z.strictObject({
    ...{ election: ElectionId, number: Serial },
    ...{ on: PlainDate, at: WallTime, place: Line, drawnBy: NameLine },
    /** '' in `by`: in person. */
    present: z.array(z.strictObject({ candidate: Serial, by: OptionalLine })).max(60),
    order: z.array(Serial).min(2).max(60),
  }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'not-each-once'],
  decide: (state, { election: id, number, order, ...told }, { today }) => {
    const drawing = drawingOf(state, id, number);
    if (!drawing.ok) return drawing;
    const no = future(told.on, today, 'on');
    if (no) return no;
    const { candidates, noticeMailedOn } = drawing.value;
    const drawn = eachOnce(
      order,
      candidates.map(({ candidate, name }) => ({ number: candidate, ballotName: name })),
    );
    if (!drawn.ok) return drawn;
    const stranger = told.present.find((one) => !candidates.some(({ candidate }) => candidate === one.candidate));
    if (stranger) return noSuchRecord('candidate of this drawing', stranger.candidate, 'present');
    const finding =
      noticeMailedOn === null
        ? null
        : keptFinding(endOfPeriod(periodOf('lot-drawn'), noticeMailedOn, state.office.holidays, told.on));
    return ok({ events: [lotsDrawn.of(id, { number, ...told, order: drawn.value, finding })], value: {} });
  },
});
