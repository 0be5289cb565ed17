// Letters, lists and certificates, plain and hard, each once.
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { affidavitOfPosting } from '../../../../shared/documents/certificates/affidavit-of-posting.ts';
import { affidavitOfPublication } from '../../../../shared/documents/certificates/affidavit-of-publication.ts';
import { clerksCertificate } from '../../../../shared/documents/certificates/clerks-certificate.ts';
import { drawingByLotRecord } from '../../../../shared/documents/certificates/drawing-by-lot-record.ts';
import { withSeal } from '../../../../shared/documents/dress.ts';
import { attorneyMemo } from '../../../../shared/documents/letters/attorney-memo.ts';
import { countyRequest } from '../../../../shared/documents/letters/county-request.ts';
import { drawingByLotNotice } from '../../../../shared/documents/letters/drawing-by-lot-notice.ts';
import { newspaperRequest } from '../../../../shared/documents/letters/newspaper-request.ts';
import { routeSheet } from '../../../../shared/documents/lists/route-sheet.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../../shared/domain/wall-time.ts';
import { exampleSeal, frame } from '../../../support/sample-papers.ts';
import { casesOfFilings } from './cases-of-filings.ts';

const general = { kind: 'general', pollDay: plainDate('2027-03-16') } as const;
const notice = 'Notice of General Village Election, March\u00a016,\u00a02027, edition\u00a01';
const publicPlaces: [string, string][] = [
  ['Post Office', '3 Main Street'],
  ['Public Library', '21 Church Street'],
  ['Village Green notice board', 'Main Street at Elm Street'],
  ['Big Al’s Grocery', '77 Mill Street'],
  ['Laundromat', '80 Mill Street'],
  ['Village garage', '5 Old Mill Road'],
];
const stops = [
  ...publicPlaces.map(([name, street]) => ({ name, street, why: 'public-place' as const })),
  { name: 'Village Hall', street: '12 Main Street', why: 'polling-place' as const },
  { name: 'Hose Company No. 2', street: '48 Mill Street, Milltown', why: 'polling-place' as const },
];
const posting = {
  ...frame(),
  posted: notice,
  deponent: { name: 'Ruth Lindgren', title: 'Village Clerk' },
  copies: stops.map((stop, i) => ({ ...stop, on: plainDate('2027-03-05'), at: wallTime(`1${i % 6}:15`) })),
};
const publication = {
  ...frame(),
  newspaper: 'The Example Gazette & Adirondack Advertiser',
  standing: 'official' as const,
  notice,
  printed: [plainDate('2027-02-25'), plainDate('2027-03-04')],
};
const certificate = {
  ...frame(),
  original: 'Resolution on Polling Places and Hours',
  pages: 2,
  resolution: { adoptedOn: plainDate('2027-01-11'), stands: true },
  signedOn: plainDate('2027-01-14'),
};
const drawing = {
  ...frame(),
  ...general,
  office: 'Trustee',
  candidates: ['Nguyễn Thị Diễm', 'Zoë Fitzwilliam-Featherstonehaugh', 'Jean-Baptiste “Buddy” Étienne'],
  purpose: {
    for: 'ballot-order' as const,
    demandedBy: 'Nguyễn Thị Diễm',
    demandedOn: plainDate('2027-02-11'),
  },
  drawing: { day: plainDate('2027-02-18'), at: wallTime('16:00') },
  place: 'Village Hall, 12 Main Street, meeting room on the second floor',
};
const letter = {
  ...drawing,
  to: {
    name: 'Zoë Fitzwilliam-Featherstonehaugh',
    address: { lines: ['R.D. 2, Box 118, Officeville Road', 'Example Falls, NY 12999'] },
  },
  dated: plainDate('2027-02-12'),
};
const record = {
  ...drawing,
  drawnBy: 'Ruth Lindgren, Village Clerk',
  order: ['Jean-Baptiste “Buddy” Étienne', 'Nguyễn Thị Diễm', 'Zoë Fitzwilliam-Featherstonehaugh'],
  present: [
    { candidate: 'Nguyễn Thị Diễm', by: '' },
    { candidate: 'Jean-Baptiste “Buddy” Étienne', by: 'Marie Étienne' },
  ],
};
const order = {
  title: 'Notice of General Village Election',
  issues: [plainDate('2027-03-04')],
  lastDay: plainDate('2027-03-06'),
};
const newspaper = {
  ...frame(),
  to: {
    name: 'The Example Gazette',
    address: { lines: ['Legal Notices', '200 Canal Street', 'Example Falls, NY 12999'] },
  },
  orders: [order],
  dated: plainDate('2027-02-26'),
};
const county = {
  ...frame(),
  ...general,
  to: { name: 'Board of Elections of Sample County', address: { lines: ['5 County Road', 'Sample, NY 12998'] } },
  dueBy: plainDate('2027-03-09'),
  districts: ['District 1', 'District 2'],
  equipment: ['2 voting machines with keys and seals'],
  dated: plainDate('2027-01-11'),
};
const memo = {
  ...frame(),
  ...general,
  attorney: 'Woot Alfred Dougherty III, Esq.',
  propositions: ['Service award program', 'Sewer truck'],
  duties: [
    {
      what: 'Published',
      lastDay: plainDate('2027-03-06'),
      on: plainDate('2027-03-11'),
      proof: 'Example Gazette, affidavit on file',
    },
    ...stops.map(({ name }, i) => ({
      what: `Posted at ${name}`,
      lastDay: plainDate('2027-03-15'),
      on: i === 3 ? null : plainDate('2027-03-05'),
      proof: '',
    })),
  ],
  notInNotice: ['The abstract of Proposition 2'],
  dated: plainDate('2027-03-12'),
};

export const casesOfLetters: Readonly<Record<string, FlowDocument>> = {
  ...casesOfFilings,
  'drawing by lot, notice': drawingByLotNotice.document(letter),
  'drawing by lot, notice of a run-off, nothing on record': drawingByLotNotice.document({
    ...letter,
    kind: 'run-off',
    pollDay: plainDate('2027-03-30'),
    purpose: { for: 'run-off-order' },
    candidates: drawing.candidates.slice(0, 2),
    drawing: null,
    place: null,
    to: { ...letter.to, address: null },
    dated: null,
    edition: null,
  }),
  'drawing by lot, record': drawingByLotRecord.document(record),
  'drawing by lot, record to fill in': drawingByLotRecord.document({
    ...record,
    purpose: { for: 'ballot-order', demandedBy: null, demandedOn: null },
    drawing: null,
    place: null,
    drawnBy: null,
    order: [],
    present: [],
    edition: null,
  }),
  'county request': countyRequest.document(county),
  'county request, nothing on record': countyRequest.document({
    ...county,
    to: { ...county.to, address: null },
    ...{ districts: [], equipment: [], dated: null, edition: null },
  }),
  'newspaper request': withSeal(newspaperRequest.document(newspaper), exampleSeal),
  'newspaper request, two notices, two insertions': newspaperRequest.document({
    ...newspaper,
    orders: [
      { ...order, issues: [plainDate('2027-02-25'), plainDate('2027-03-04')] },
      { title: 'Resolution on Registration Day', issues: [], lastDay: plainDate('2027-02-24') },
    ],
    to: { ...newspaper.to, address: null },
    dated: null,
    edition: null,
  }),
  'route sheet': routeSheet.document({ ...frame(), paperToPost: notice, lastDay: plainDate('2027-03-15'), stops }),
  'route sheet, nothing on record': routeSheet.document({
    ...frame(),
    paperToPost: notice,
    lastDay: null,
    stops: [],
    edition: null,
  }),
  'affidavit of posting': affidavitOfPosting.document(posting),
  'affidavit of posting, 26 places': affidavitOfPosting.document({
    ...posting,
    copies: Array.from({ length: 26 }, (_, i) => ({
      ...(posting.copies[i % posting.copies.length] ?? posting.copies[0]),
      ...(i % 5 === 4 ? { at: null } : {}),
    })) as typeof posting.copies,
  }),
  'affidavit of posting, nothing on record': affidavitOfPosting.document({
    ...posting,
    deponent: null,
    copies: [],
    edition: null,
  }),
  'affidavit of publication': affidavitOfPublication.document(publication),
  'affidavit of publication, nothing on record': affidavitOfPublication.document({
    ...publication,
    newspaper: null,
    standing: null,
    printed: [],
    edition: null,
  }),
  'clerks certificate': withSeal(clerksCertificate.document(certificate), exampleSeal),
  'clerks certificate, to fill in': clerksCertificate.document({
    ...certificate,
    pages: null,
    resolution: { adoptedOn: null, stands: false },
    signedOn: null,
    edition: null,
  }),
  'attorney memo': attorneyMemo.document(memo),
  'attorney memo, nothing on record': attorneyMemo.document({
    ...memo,
    attorney: null,
    propositions: ['Sewer truck'],
    duties: memo.duties.map((duty) => ({ ...duty, on: null, proof: '' })),
    notInNotice: [],
    dated: null,
    edition: null,
  }),
};
