// What §15-119 and §15-120 ask of the letters about applications, and what no such letter may say.
import { describe, expect, it } from 'vitest';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { casesOfMailLetters } from './cases/cases-of-mail-letters.ts';

const text = (name: string): string => newspaperText(casesOfMailLetters[name]!);
const all = Object.keys(casesOfMailLetters);

describe('§15-120(5): the clerk “shall not determine whether the applicant is a qualified elector”', () => {
  it.each(all)('%s says of nobody that she is or is not one, nor that a program decided', (name) => {
    const said = text(name).replace('I am a qualified and registered voter.', '');
    expect(said).not.toMatch(
      /you are (not )?(a )?(qualified|registered) (elector|voter)|\bthe system\b|reject|invalid/i,
    );
    expect(said).not.toMatch(/you can vote/i);
  });

  it('a refused absentee application “does not qualify under §15-120”, and the clerk’s reason stands in her words', () => {
    const letter = text('refusal letter, absentee');
    expect(letter).toContain('determined from the information in it that it does not qualify under §15-120.');
    expect(letter).toContain(
      'Reason: The application says that you will be in the county on election day and names no other reason.',
    );
    expect(letter).toContain('Whether you are qualified to vote is not for me to decide');
  });

  it('a refused early mail application goes by §15-119(7) and never by §15-120(5)', () => {
    const letter = text('refusal letter, early mail');
    expect(letter).toContain('as Election Law §15-119(7) tells me to, and could not accept it.');
    expect(letter).not.toContain('§15-120(5)');
  });
});

describe('§15-120(5): when an application can be received', () => {
  it('too early: names the first day, four months before, encloses a form, keeps the paper with its day', () => {
    const letter = text('too early letter');
    expect(letter).toContain('The first day for this election is Monday, November 16, 2026.');
    expect(letter).toContain('A new form is enclosed.');
    expect(letter).toContain('I keep the paper you sent, with the day on which it came.');
    expect(letter).toContain('Monday, November 2, 2026, 10:05 a.m.');
  });

  it('too late to mail: through the day before the election, in person, by the voter or an agent', () => {
    const letter = text('late for mail letter');
    expect(letter).toContain('no later than Tuesday, March 9, 2027; the day it arrives counts, not the postmark');
    expect(letter).toContain('Through Monday, March 15, 2027, you or your agent can bring an application to my office');
    expect(text('late for mail letter, nothing but the polls')).not.toMatch(/can bring/);
  });
});

describe('the papers of a third person', () => {
  it.each(all.filter((name) => /receipt/.test(name)))(
    '%s has no reason, no birth date, no address of the voter',
    (name) => {
      expect(text(name)).not.toMatch(/birth|absent from|illness|detained|Elm Street/i);
    },
  );

  it('the receipt of an agent is signed by the agent, for the number on the envelope', () => {
    const receipt = text('handing over receipt, agent, hour not known');
    expect(receipt).toContain('Return envelope number: 0031');
    expect(receipt).toContain('Handed to: Jean-Paul “Buddy” Brûlé, the agent named in the application');
    expect(receipt).toMatch(/__\nJean-Paul “Buddy” Brûlé\nSignature of the agent of María-José/);
  });
});

it('an incomplete application: each thing in plain words, where the law asks for it, and until when', () => {
  const letter = text('completion letter');
  expect(letter).toContain('1. Your date of birth.\n\n2. Your signature.');
  expect(letter).toContain('(Election Law §15-120(4)(a) and §15-120(3))');
  expect(letter).toContain('no later than Tuesday, March 9, 2027');
  expect(letter).toContain('through Monday, March 15, 2027');
  expect(text('completion letter, too late to complete')).not.toContain('Completion of an Application');
});
