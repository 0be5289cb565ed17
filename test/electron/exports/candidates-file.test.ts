// The candidates as a table: in the order of the ballot, every fact in a column of its own, every letter as it was typed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { at, fallsElection as election } from '../../support/example-steps.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();

test('in the order of the ballot, a line for each nomination', async () => {
  const saveTo = path.join(tempFolder(), 'candidates.csv');
  const desk = falls({ saveTo });
  const save = (number: number | null, office: number, ballotName: string, party: string, street: string) =>
    desk.do('nominations.save-candidate', {
      ...{ election, number, office },
      candidate: { ballotName, party, residence: at(street, 'Apt. 2') },
    });
  await save(1, 1, 'WOOT ALFRED DOUGHERTY III', 'Village First', '9 Oak Avenue');
  await save(2, 2, 'Robert “Bob” O’Brien, Jr.', 'Republican', '3 Elm Street');
  await save(3, 2, '=cmd()', 'Democratic', '5 Elm Street');
  await save(null, 1, 'WOOT ALFRED DOUGHERTY III', 'Democratic', '9 Oak Avenue');
  const bodies = { parties: ['Democratic', 'Republican'], independents: ['Village First'] };
  await desk.do('ballot.order-bodies', { election, ...bodies, votedOn: null, source: '' });

  expect(await desk.serve('ballot.save-candidates', { election })).toEqual({ saved: 'candidates.csv' });
  const [head, ...rows] = parse(readFileSync(saveTo), { bom: true }) as string[][];
  expect(head?.join()).toBe(
    'ballot_order,office,term,vote_for,name,street,apartment,city,state,zip,party_or_body,line',
  );
  expect(rows.map((row) => row.join('|'))).toEqual([
    '1|Mayor|2 years|1|WOOT ALFRED DOUGHERTY III|9 Oak Avenue|Apt. 2|Example Falls|NY|12999|Democratic|A',
    '2|Mayor|2 years|1|WOOT ALFRED DOUGHERTY III|9 Oak Avenue|Apt. 2|Example Falls|NY|12999|Village First|C',
    "3|Trustee|2 years|2|'=cmd()|5 Elm Street|Apt. 2|Example Falls|NY|12999|Democratic|A",
    '4|Trustee|2 years|2|Robert “Bob” O’Brien, Jr.|3 Elm Street|Apt. 2|Example Falls|NY|12999|Republican|B',
  ]);
});

test('Cancel saves nothing; an election that is not there is named', async () => {
  expect(await falls().serve('ballot.save-candidates', { election })).toEqual({ saved: null });
  const gone = await falls().refused('ballot.save-candidates', { election: '2031-03-18-general' });
  expect(gone.code).toBe('no-such-election');
});
