// What the statutes ask of each paper; each test names the place it takes its expectation from.
import { describe, expect, it } from 'vitest';
import type { FlowDocument } from '../../../shared/documents/blocks.ts';
import { asCorrection, inLargePrint, withSeal } from '../../../shared/documents/dress.ts';
import { missingFactsOf } from '../../../shared/documents/missing-facts.ts';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { noticeOfElection } from '../../../shared/documents/notices/notice-of-election.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { noticeFacts } from '../../support/sample-papers.ts';
import { casesOfLetters } from './cases/cases-of-letters.ts';
import { casesOfNotices } from './cases/cases-of-notices.ts';
import { casesOfResolutions } from './cases/cases-of-resolutions.ts';

const cases: Readonly<Record<string, FlowDocument>> = { ...casesOfNotices, ...casesOfResolutions, ...casesOfLetters };
const text = (name: string): string => {
  const paper = cases[name];
  if (!paper) throw new Error(`No case is called ${name}.`);
  return newspaperText(paper);
};

describe('§15-104(3)(a): the notice of offices', () => {
  it('designates the offices to be filled and their terms', () => {
    const notice = text('offices, general');
    expect(notice).toContain('Mayor: two years\nTrustee (two to be elected): two years\nVillage Justice: four years');
  });

  it('for a vacancy says that, and how long the term still runs', () => {
    const notice = text('offices, special');
    expect(notice).toContain(
      'the office named below is to be filled, for the term stated, at the special village election',
    );
    expect(notice).toContain('Trustee: unexpired term ending April 3, 2028');
  });

  it('never announces March 17 as the day people vote, also before the trustees have resolved', () => {
    const notice = text('offices, March 18 not resolved yet');
    expect(notice).toContain('to be held on Wednesday, March 18, 2026.');
    expect(notice).toContain('requires the Board of Trustees to provide, by resolution, that the election be held on');
    expect(notice).not.toMatch(/held on Tuesday, March 17/);
  });
});

describe('§15-104(3)(b): the resolution', () => {
  it('states (1) the polling place in each election district and (2) the hours', () => {
    const resolution = text('polling places');
    expect(resolution).toContain(
      'District 1: Village Hall, 12 Main Street, Example Falls\nDistrict 2: Hose Company No. 2',
    );
    expect(resolution).toContain('the polls shall be open from noon to 9:00 p.m. in each election district.');
    expect(text('polling places, 19 districts, March 18').match(/^District \d+:/gm)).toHaveLength(19);
  });

  it('provides for March 18 in such a year, keeps the calendar, and orders the specific publication (§15-104(1)(b))', () => {
    const resolution = text('polling places, 19 districts, March 18');
    expect(resolution).toContain('the general village election shall be held on Wednesday, March 18, 2026');
    expect(resolution).toContain('continues to be computed from the third Tuesday of March');
    expect(resolution).toContain('it is effective only if it is so published');
    expect(text('polling places')).not.toContain('March 18');
  });

  it('of a run-off does not claim sixty days, which cannot have been', () => {
    expect(text('polling places, run-off')).not.toContain('sixty days');
    expect(text('polling places')).toContain('at least sixty days before');
  });

  it('counts the votes only when all are on record', () => {
    expect(text('polling places')).toContain('Yes 3, no 1, absent 1.');
    expect(text('polling places, nothing on record')).not.toMatch(/Yes \d/);
  });
});

describe('§15-104(3)(c): the notices of a special and a run-off election', () => {
  it.each(['special election', 'run-off'])('%s: polling places, hours, names, addresses, office and term', (name) => {
    const notice = text(name);
    expect(notice).toContain('District 1: Village Hall, 12 Main Street, Example Falls');
    expect(notice).toContain('The polls will be open from noon to 9:00 p.m.');
    expect(notice).toMatch(
      /^Trustee, (two years|unexpired term ending April 3, 2028): .+, 9 Canal Street, Example Falls, NY 12999$/m,
    );
  });

  it('a run-off has the tied candidates only, and says of which election (§15-126(2)(b))', () => {
    expect(text('run-off')).toContain(
      'They received an equal number of votes at the general village election of March 16, 2027 and alone are nominated.',
    );
    expect(text('run-off')).not.toContain('No nomination filed');
  });
});

describe('§15-104(1)(c): the county board, and the day of the general election', () => {
  it('both are subject to a permissive referendum and effective only after more than six months', () => {
    for (const name of ['county conducts', 'general election day']) {
      expect(text(name)).toContain('subject to a permissive referendum as provided in article 9 of the Village Law');
      expect(text(name)).toContain('more than six months after its adoption');
    }
    expect(text('general election day')).toContain('for which the primary election is held more than six months');
  });

  it('the second recites its three conditions, and leaves a space for one that nobody has made sure of', () => {
    const paper = cases['general election day, nothing on record'];
    const fields = paper ? missingFactsOf(paper).map(({ field }) => field) : [];
    expect(fields).toEqual(expect.arrayContaining(['countyResolutionOn', 'onlyCounty', 'districtsWhollyWithin']));
  });

  it('Village Law §9-900: the notice has the day of adoption and an abstract', () => {
    const notice = text('permissive referendum');
    expect(notice).toContain('adopted a resolution on January 11, 2027.');
    expect(notice).toContain('Abstract of the resolution\n\nThe Adirondack County Board of Elections is to conduct');
  });
});

describe('other papers', () => {
  it('§15-116(1): two or four inspectors for each district, one of them chair; spaces for those who are missing', () => {
    expect(text('inspectors')).toContain(
      'District 2: María-José Peña O’Brien, Inspector\nDistrict 2: Gwendolyn Featherstone-Åkerlund, Chair',
    );
    expect(text('inspectors, four by party').match(/^District 1:/gm)).toHaveLength(4);
  });

  it('§15-118(4): the registration resolution has days, places and hours, the earlier day first', () => {
    const resolution = text('registration day');
    expect(resolution.indexOf('Thursday, March 4')).toBeLessThan(resolution.indexOf('Saturday, March 6'));
    expect(resolution).toContain('Saturday, March 6, 2027, noon to 5:00 p.m.');
    expect(resolution).toContain('at least ten days before registration day');
  });

  it('§15-120(5), (7): the sign says that the day of receipt counts and when the last ballot can come', () => {
    const sign = text('office hours, sign');
    expect(sign).toContain(
      'Tuesday, March 9, 2027\n\nLast day for an application that asks for the ballot by mail to reach this office.',
    );
    expect(sign).toContain('not later than the close of the polls at 9:00 p.m.');
    expect(sign).toContain('A postmark does not.');
  });

  it('§15-104(4): the affidavit has the six public places and each polling place, sworn by the one who posted', () => {
    const affidavit = text('affidavit of posting');
    expect(affidavit.match(/\(public\): March 5, 2027/g)).toHaveLength(6);
    expect(affidavit.match(/\(polling place\): March 5, 2027/g)).toHaveLength(2);
    expect(affidavit).toContain('Ruth Lindgren, being duly sworn, says: I am Village Clerk');
    expect(affidavit).not.toContain('caused');
  });

  it('§15-104(5): the memo quotes the statute, shows what is late or not on record, and declares nothing', () => {
    const memo = text('attorney memo');
    expect(memo).toContain(
      'provided, however, that a vote on a proposition shall be void if the required notice of election is not given.”',
    );
    expect(memo).toContain('Published; March 6, 2027: March 11, 2027 (after the last day)');
    expect(memo).toContain('Posted at Big Al’s Grocery; March 15, 2027: Not on record');
    expect(memo).toContain('Whether this is enough is for you and, in the end, a court.');
    expect(memo).toContain('This office declares no vote void');
  });
});

describe('how a paper is dressed', () => {
  const paper = noticeOfElection(noticeFacts({ edition: 2 }));

  it('a corrected edition says right under its name what changed and where the former one went', () => {
    const corrected = newspaperText(
      asCorrection(paper, {
        edition: 1,
        dated: plainDate('2027-02-22'),
        changed: ['The name of a candidate for Mayor is John Smyth, not Jon Smyth'],
        reason: null,
        went: ['printed in the Example Gazette of March 4, 2027', 'posted at seven places'],
      }),
    );
    expect(corrected.split('\n\n').slice(2, 4)).toEqual([
      'Correction. This takes the place of edition 1 of February 22, 2027, printed in the Example Gazette of March 4, 2027 and posted at seven places.',
      'Changed: The name of a candidate for Mayor is John Smyth, not Jon Smyth.',
    ]);
  });

  it('large print and a seal change no word', () => {
    expect(newspaperText(inLargePrint(paper)).replaceAll('\n', '')).toBe(newspaperText(paper).replaceAll('\n', ''));
    expect(newspaperText(withSeal(paper, null))).toBe(newspaperText(paper));
  });

  it('the title of the clerk is the village’s own', () => {
    const clerk = { ...noticeFacts().clerk, title: 'Village Administrator/Clerk-Treasurer' };
    const notice = newspaperText(noticeOfElection(noticeFacts({ clerk })));
    expect(notice).toContain('Ruth Lindgren\nVillage Administrator/Clerk-Treasurer, Village of Example Falls');
  });
});
