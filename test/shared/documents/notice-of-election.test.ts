// What the notice of election must say is listed in Election Law §15-104(3)(c); each test names the part it checks.
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../shared/documents/blocks.ts';
import { missingFactsOf } from '../../../shared/documents/missing-facts.ts';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { noticeOfElection } from '../../../shared/documents/notices/notice-of-election.ts';
import type { NoticeOfElectionFacts } from '../../../shared/documents/notices/notice-of-election-facts.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../shared/domain/wall-time.ts';
import { livesAt, noticeFacts, office } from '../../support/sample-papers.ts';

const text = (change: Partial<NoticeOfElectionFacts> = {}) => newspaperText(noticeOfElection(noticeFacts(change)));

describe('the notice of election', () => {
  it('names the polling place in each election district (1), also one outside the village', () => {
    expect(text()).toContain('District 1: Village Hall, 12 Main Street, Example Falls\n');
    expect(text()).toContain('District 2: Hose Company No. 2, 48 Mill Street, Milltown (outside the village)');
  });

  it('gives the hours (2), split or not', () => {
    expect(text()).toContain('The polls will be open from noon to 9:00 p.m. in each election district.');
    const split = [
      { open: wallTime('06:00'), close: wallTime('09:00') },
      { open: wallTime('12:00'), close: wallTime('21:00') },
    ];
    expect(text({ hours: split })).toContain('from 6:00 a.m. to 9:00 a.m. and noon to 9:00 p.m. in each');
  });

  it('gives name, address, office and term of everybody nominated (3)', () => {
    expect(text()).toContain('Mayor, two years: Ján Křížek, 7 Old Mill Road, Example Falls, NY 12999\n');
    expect(text()).toContain(
      'Trustee (two to be elected), two years: Nguyễn Thị Diễm, 48 Elm Street, Apt. 3-B, Example Falls, NY 12999\n',
    );
  });

  it('says where nobody was nominated, and tells an unexpired term from a full one', () => {
    expect(text()).toContain('Trustee, unexpired term ending April 3, 2028: No nomination filed\n');
  });

  it('names a person nominated for one office by two bodies once, and two people of one name twice', () => {
    const candidates = [
      { ballotName: 'Adaeze Okafor', residence: livesAt('9 Canal Street') },
      { ballotName: 'Adaeze Okafor', residence: livesAt('9 Canal Street') },
      { ballotName: 'Adaeze Okafor', residence: livesAt('77 Mill Street') },
    ];
    const notice = text({ offices: [{ office: office('Mayor'), candidates }] });
    expect(notice.match(/Adaeze Okafor, 9 Canal Street/g)).toHaveLength(1);
    expect(notice.match(/Adaeze Okafor, 77 Mill Street/g)).toHaveLength(1);
  });

  it('has an abstract of every proposition (4), in as many paragraphs as it was written', () => {
    const notice = text({ propositions: [{ title: 'Library', abstract: 'First part.\nSecond part.' }] });
    expect(notice).toContain('Proposition 1: Library\n\nFirst part.\n\nSecond part.');
  });

  it('names the day people vote and publishes the clause that moves it (§15-104(1)(b))', () => {
    const notice = text({
      pollDay: plainDate('2026-03-18'),
      moved: { anchor: plainDate('2026-03-17'), resolved: true, resolvedOn: plainDate('2026-01-12') },
    });
    expect(notice).toContain('will be held on Wednesday, March 18, 2026.');
    expect(notice).toContain('by resolution adopted January 12, 2026 under section 15-104(1)(b) of the Election Law');
    expect(notice).not.toContain('Tuesday, March 17');
  });

  it('never ends a sentence with two full stops', () => {
    for (const districts of [noticeFacts().districts, noticeFacts().districts.slice(0, 1), []])
      expect(text({ districts })).not.toContain('..');
  });

  it('speaks of offices in no referendum, and always of the proposition', () => {
    const notice = text({ kind: 'referendum', offices: [], propositions: [] });
    expect(notice).not.toContain('Candidates');
    expect(notice).toContain('Abstract of proposition\n\n__________');
  });

  it('says that a second print of an edition is a duplicate', () => {
    const footer = (change: Partial<NoticeOfElectionFacts>) => noticeOfElection(noticeFacts(change)).footer;
    expect(footer({ edition: 2 })).toContain('Edition\u00a02');
    expect(footer({ edition: 2, duplicate: true })).toContain('Duplicate of edition\u00a02');
    expect(footer({ edition: null })).not.toContain('dition\u00a0');
  });

  it('names the fact behind every word that is one', () => {
    const fields = (blocks: readonly Block[]): string[] =>
      blocks.flatMap((block) => {
        if (block.kind === 'group') return fields(block.blocks);
        if (block.kind === 'table') return block.rows.flat(2).map((run) => run.field);
        return 'runs' in block ? block.runs.map((run) => run.field) : [];
      });
    expect(fields(noticeOfElection(noticeFacts()).blocks)).toEqual(
      expect.arrayContaining([
        'village.name',
        'pollDay',
        'hours',
        'districts.1.place.street',
        'offices.1.candidates.2.ballotName',
        'offices.1.candidates.2.residence',
        'propositions.0.abstract',
        'clerk.name',
        'dated',
      ]),
    );
  });
});

describe('what is missing from a notice', () => {
  const missing = (change: Partial<NoticeOfElectionFacts>) =>
    missingFactsOf(noticeOfElection(noticeFacts(change))).map((fact) => fact.field);

  it('is nothing when everything is on record', () => {
    expect(missing({})).toEqual([]);
  });

  it('is no nomination: the notice says that none was filed', () => {
    expect(missing({ offices: [{ office: office('Mayor'), candidates: [] }] })).toEqual([]);
  });

  it('is each polling place, address, abstract, term and day that is not on record, in the order of the notice', () => {
    expect(
      missing({
        hours: null,
        districts: [
          { name: '1', place: null },
          { name: '2', place: null },
        ],
        offices: [
          {
            office: office('Trustee', { unexpired: true }),
            candidates: [{ ballotName: 'Ján Křížek', residence: null }],
          },
        ],
        propositions: [{ title: 'Truck', abstract: null }],
        dated: null,
      }),
    ).toEqual([
      'hours',
      'districts.0.place',
      'districts.1.place',
      'offices.0.termEnds',
      'offices.0.candidates.0.residence',
      'propositions.0.abstract',
      'dated',
    ]);
  });

  it('is the resolution, when March 17 moved the polls and none is on record', () => {
    const moved = { anchor: plainDate('2026-03-17'), resolved: false, resolvedOn: null };
    expect(missing({ moved })).toEqual(['moved.resolvedOn']);
    expect(text({ moved })).toContain('by resolution adopted __________ under');
  });

  it('says in a sentence what and where', () => {
    expect(missingFactsOf(noticeOfElection(noticeFacts({ districts: [{ name: '6&74', place: null }] })))).toEqual([
      { field: 'districts.0.place', what: 'The polling place of District 6&74', where: 'districts' },
    ]);
  });
});
