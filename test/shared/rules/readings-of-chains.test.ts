// Dates counted from dates that moved off a holiday (law unsettled: take what comes until the latest reading), counted by
// hand. 2030: February 12 is Lincoln's Birthday, a Tuesday; February 18 Washington's, a Monday.
import { describe, expect, test } from 'vitest';
import { dateOf, electionOn, marchElection } from './an-election.ts';

const all = (id: string, facts = electionOn('2030-03-19')) => {
  const { date, alternatives } = dateOf(id, facts);
  return [date, ...alternatives.map((other) => other.date)];
};
const asks = (id: string, facts = electionOn('2030-03-19')) =>
  dateOf(id, facts).openQuestions.map(({ question }) => question);
const movedOrNot = expect.stringContaining('from the day that was moved or from the day it moved to');

describe('2030: the last day to file moves from Tuesday the 12th to Wednesday the 13th', () => {
  test('acceptances: three days after the 12th, Friday the 15th; after the 13th Saturday, so Tuesday the 19th', () =>
    expect(all('independent-nomination-accept-decline')).toEqual(['2030-02-15', '2030-02-19']));
  test('vacancies: from Friday the 15th, Tuesday the 19th; from Tuesday the 19th, Friday the 22nd; and it is asked', () => {
    expect(all('independent-vacancy-fill')).toEqual(['2030-02-19', '2030-02-22']);
    expect(asks('independent-vacancy-fill')).toContainEqual(movedOrNot);
  });
  test('specifications: the 15th; from the objection of the 14th Saturday, so the 19th; by §6-154 the 25th', () => {
    // §6-154: three days after the 13th are Saturday the 16th, so Tuesday the 19th; six more, Monday the 25th.
    expect(all('independent-petition-objection').sort()).toEqual(['2030-02-13', '2030-02-14', '2030-02-19']);
    expect(all('independent-petition-specification').sort()).toEqual(['2030-02-15', '2030-02-19', '2030-02-25']);
    expect(asks('independent-petition-specification')).toContainEqual(movedOrNot);
  });
});

describe('2027, where the last day to file does not move', () => {
  test('objections are open to Tuesday, February 16 by §6-154 (the 12th to the 15th are closed), specifications to Monday the 22nd', () => {
    expect(all('independent-petition-objection', marchElection(2027))).toEqual(['2027-02-10', '2027-02-16']);
    // Two days after Wednesday the 10th is Lincoln’s Birthday, so Tuesday the 16th.
    expect(all('independent-petition-specification', marchElection(2027))).toEqual(['2027-02-16', '2027-02-22']);
  });
  test('nobody is asked about a day that moved for the objection itself', () =>
    expect(asks('independent-petition-objection', marchElection(2027))).not.toContainEqual(movedOrNot));
});

describe('2028: the certificate of party nomination and what follows', () => {
  // March 21, 2028: E-47 is Thursday, February 3; three days later Sunday the 6th, so Monday the 7th.
  test('a vacancy: three days after Sunday the 6th, or after Monday the 7th', () =>
    expect(all('party-vacancy-fill', marchElection(2028))).toEqual(['2028-02-09', '2028-02-10']));
  test('a court case about a caucus: ten days after its certificate, beside the seven', () =>
    expect(all('party-certificate-court', marchElection(2028))).toContain('2028-02-13'));
});
test('in a chain who rules on an objection is a question of its own', () =>
  expect(asks('party-certificate-objection', marchElection(2027))).toContainEqual(
    expect.stringContaining('Who rules'),
  ));

describe('objections to designating petitions, as a county’s published calendar of March 2020 has them', () => {
  // March 17, 2020: filed until Monday, January 13; objections the 14th, specifications the 16th.
  const facts = electionOn('2020-03-17');
  test('objections one day, specifications two more; by §6-154 three and six', () => {
    expect(all('designating-petition-objection', facts)).toEqual(['2020-01-14', '2020-01-16']);
    expect(all('designating-petition-specification', facts)).toEqual(['2020-01-16', '2020-01-22']);
  });
});

test('the first day to sign a designating petition in 2028: December 7, or December 6, and it is asked', () => {
  // Sixty-four days before March 21, 2028 is Dr. King's Day, January 17; the last day to file is the 18th.
  expect(all('designating-petition-first-signature', marchElection(2028))).toEqual(['2027-12-07', '2027-12-06']);
  expect(asks('designating-petition-first-signature', marchElection(2028))).toContainEqual(
    expect.stringContaining('six weeks'),
  );
});
