// The statutory words of the return envelope, compared with the text of the acts and not with the program's own data.
import { describe, expect, it } from 'vitest';
import { affirmations } from '../../../shared/documents/envelopes/affirmation.ts';
import { envelopeSheet } from '../../../shared/documents/envelopes/envelope.ts';
import {
  addressReadArea,
  barcodeClearZone,
  envelopeStocks,
} from '../../../shared/documents/envelopes/envelope-stock.ts';
import { facingMarkZone } from '../../../shared/documents/envelopes/return-envelope-front.ts';
import { citationText } from '../../../shared/law/citation.ts';
import { envelopeFacts } from '../../support/sample-papers.ts';

describe('the affirmation', () => {
  it('is the one of §7-122(6), chapter 411 of 2019, for an absentee ballot', () => {
    expect(citationText(affirmations.absentee.citation)).toBe('Election Law §7-122(6)');
    expect(affirmations.absentee.text).toBe(
      'I do declare that I am a citizen of the United States, that I am duly registered in the election district shown on the reverse side of this envelope and I am qualified to vote in such district; that I will be unable to appear personally on the day of the election for which this ballot is voted at the polling place of the election district in which I am a qualified voter because of the reason given on my application heretofore submitted; that I have not qualified nor do I intend to vote elsewhere, that I have not committed any act nor am I under any impediment which denies me the right to vote. I hereby declare that the foregoing is a true statement to the best of my knowledge and belief, and I understand that if I make any material false statement in the foregoing statement of absentee voter, I shall be guilty of a misdemeanor.',
    );
  });

  it('is the one of §7-119(6), chapter 481 of 2023, in force since January 1, 2024, for an early mail ballot', () => {
    expect(citationText(affirmations['early-mail'].citation)).toBe('Election Law §7-119(6)');
    expect(affirmations['early-mail'].effectiveFrom).toBe('2024-01-01');
    expect(affirmations['early-mail'].text).toBe(
      'I do declare that I am a citizen of the United States, that I am duly registered in the election district shown on the reverse side of this envelope and I am qualified to vote in such district; that I have not qualified nor do I intend to vote elsewhere, that I have not committed any act nor am I under any impediment which denies me the right to vote. I hereby declare that the foregoing is a true statement to the best of my knowledge and belief, and I understand that if I make any material false statement in the foregoing statement of early mail voter, I shall be guilty of a misdemeanor.',
    );
  });
});

describe('the return envelope', () => {
  const boxes = (page: 0 | 1, change = {}) =>
    envelopeSheet('return-with-affirmation', envelopeFacts(change)).pages[page]!.boxes;
  const places = (change = {}) => boxes(1, change).flatMap((box) => (box.kind === 'place' ? [box.name] : []));

  it('has a place for the election district only when the village has more than one (§15-120(7))', () => {
    expect(places({ districtCount: 1 })).not.toContain('district');
    expect(places({ districtCount: 2 })).toContain('district');
  });

  it('has places for signature, printed name, residence, date and a witness to a mark', () => {
    expect(places({ districtCount: 1 })).toEqual([
      'signature',
      'date',
      'printed-name',
      'residence',
      'witness-signature',
      'witness-address',
    ]);
  });

  it.each(['#10', '6x9'] as const)('leaves room on %s for the mark a print shop adds', (stock) => {
    const zone = facingMarkZone(envelopeStocks[stock]);
    for (const box of boxes(0, { stock })) {
      if (box.kind !== 'text' && box.kind !== 'rect') continue;
      const over = box.x + box.width > zone.x && box.x < zone.x + zone.width && box.y < zone.height;
      expect(over, box.kind === 'text' ? box.text : 'frame').toBe(false);
    }
  });

  it('knows the zones of a #10 as the post office gives them', () => {
    expect(addressReadArea(envelopeStocks['#10'])).toEqual({ x: 36, y: 99, width: 612, height: 153 });
    expect(barcodeClearZone(envelopeStocks['#10'])).toEqual({ x: 342, y: 252, width: 342, height: 45 });
  });

  it('is a letter to the post office: one and three tenths to two and a half times as long as high', () => {
    for (const { width, height } of Object.values(envelopeStocks)) {
      expect(width / height).toBeGreaterThanOrEqual(1.3);
      expect(width / height).toBeLessThanOrEqual(2.5);
    }
  });
});
