// What §15-118(8), §15-119 and §15-120 ask of the papers for the inspectors, and what none of them may tell.
import { describe, expect, it } from 'vitest';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { casesOfEnvelopePapers } from './cases/cases-of-envelope-papers.ts';

const text = (name: string): string => newspaperText(casesOfEnvelopePapers[name]!);

describe('every paper about envelopes and applicants', () => {
  it.each(Object.keys(casesOfEnvelopePapers))(
    '%s tells no reason, no birth date, no detention, no disability',
    (name) => {
      expect(text(name)).not.toMatch(/birth|absent from|illness|disab|detain|confined|incarcerated|hospital/i);
    },
  );

  it.each(Object.keys(casesOfEnvelopePapers))(
    '%s calls nothing void, valid or rejected, and nobody unqualified',
    (name) => {
      expect(text(name)).not.toMatch(/\bvoid\b|\b(in)?valid\b|reject|voted for/i);
    },
  );
});

describe('§15-120(8): delivered on the day of election, in the sealed envelopes, to the board of the proper district', () => {
  it('the transmittal says so, counts by kind, and is signed by both with the time', () => {
    const sheet = text('transmittal');
    expect(sheet).toContain('District 2: with this sheet I deliver the return envelopes named below, each sealed');
    expect(sheet).toContain('Together: 3 envelopes (2 absentee, 1 early mail)');
    expect(sheet).toContain('0031: Holm, Ada, absentee, Applied in person on March 17');
    expect(sheet).toContain('Seals on them: 2 (004417, 004418)');
    expect(sheet).toMatch(/Delivered: Ruth Lindgren[\s\S]*hour and minute[\s\S]*Received sealed[\s\S]*hour and minute/);
  });
});

describe('§15-120(9): what the board determines and what the chair does', () => {
  const sheet = text('inspectors worksheet');
  it('at any time after delivery; opened only after the close; without a cure step', () => {
    expect(sheet).toContain('may determine an envelope at any time after it was delivered.');
    expect(sheet).toContain('No envelope is opened before the close of the polls');
    expect(sheet).toContain(
      'Section 15-120 names no step in which a voter could cure an envelope; if somebody asks for one, call the village attorney.',
    );
  });

  it('offers the board’s own reasons, by the section of the ballot’s kind', () => {
    for (const reason of ['not a qualified elector of this district', 'not lawfully cast', 'other:', 'wrong district'])
      expect(sheet).toContain(`[ ] ${reason}`);
    expect(sheet).toContain('[ ] not qualified under §15-120');
    expect(sheet).toContain('[ ] not qualified under §15-119');
  });

  it('has the hour of opening, ballots put in, empty envelopes, and a line for every inspector', () => {
    for (const label of ['Opened at', 'Ballots put into the box:', 'Empty envelopes:', 'Not counted, kept sealed:'])
      expect(sheet).toContain(label);
    expect(sheet).toContain('Peg O’Brien-Świątek, chair, ______');
  });
});

it('§15-118(8): all applicants of both kinds, with residence, and no other address', () => {
  const list = text('applicants list');
  expect(list).toContain('at their meeting to register voters on Saturday, March 6, 2027 (Election Law §15-118(8))');
  expect(list).toContain('Fox, Tom B., Jr., 4 Mill Street, Apt. 2, Example Falls, early mail, yes');
  expect(list).toContain('Holm, Ada, not given, absentee, no');
  expect(list).toContain('3 applications, 2 with a ballot sent or handed out');
});

it('challenged envelopes are set aside, unopened, with totals of their own', () => {
  expect(text('set aside sheet')).toContain('Set aside, unopened. Each is kept sealed');
  expect(text('set aside sheet')).toContain('Set aside, together: 3 envelopes (2 absentee, 1 early mail)');
});

it('§15-120(7): a late envelope is kept sealed and not delivered as timely; a postmark does not help', () => {
  const sheet = text('late envelopes sheet');
  expect(sheet).toContain('on Tuesday, March 16, 2027, at 9:00 p.m. is late (Election Law §15-120(7) and §15-119(9))');
  expect(sheet).toContain('It is kept sealed, marked late, and not delivered to the inspectors as timely.');
});

describe('the reconciliation', () => {
  it('says what adds up and what does not, and names whoever stands in question', () => {
    const sheet = text('reconciliation sheet');
    expect(sheet).toContain('It adds up: 40 = 4 + 33 + 3.');
    expect(sheet).toContain('It does not add up: 35 on one side, 34 on the other; 1 too few.');
    expect(sheet).toContain('It does not add up: 27 on one side, 29 on the other; 2 too many.');
    expect(sheet).toContain('Envelope 31, Holm, Ada: handed out, and no number of its receipt.');
    expect(sheet).toContain('Result: this does not add up: Ballots issued; Ballots delivered.');
    expect(text('reconciliation sheet, everything adds up')).toContain('Result: everything adds up.');
  });

  it('does not call it done when the numbers agree and something is open by name', () => {
    expect(text('reconciliation sheet')).toContain('The numbers agree (29 = 27 + 2); still open:');
  });
});

it('a working list says as of when it is true, and is not kept', () => {
  expect(text('work list')).toContain('true as of 9:41 a.m. on Tuesday, March 9, 2027. It is not kept');
});
