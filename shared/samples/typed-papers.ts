// What a clerk types on the pages of papers, and how the notice went through the newspaper and onto the walls: for the sample
// villages, so that every paper can be seen filled in. All names are invented.
import { act, type SampleStep } from './sample-step.ts';

export interface SampleBoard {
  readonly election: string;
  /** Mayor first, then trustees. */
  readonly members: readonly string[];
  /** The day of the meeting at which everything was adopted. */
  readonly meeting: string;
  readonly districts: readonly string[];
  /** The hall, for caucus and drawing. */
  readonly hall: { readonly name: string; readonly street: string; readonly city: string };
  /** The office and names for which lots are drawn. */
  readonly drawing: {
    readonly office: string;
    readonly names: readonly string[];
    readonly demandedOn: string;
    readonly on: string;
  };
}

const adoption = ({ members, meeting }: SampleBoard) => ({
  adoptedOn: meeting,
  meeting: 'regular',
  movedBy: members[1] ?? '',
  secondedBy: members[2] ?? '',
  votes: members.map((name, i) => ({
    ...{ name, title: i === 0 ? 'Mayor' : 'Trustee', vote: i === members.length - 1 ? 'absent' : 'yes' },
  })),
});

const inspectors = [
  'Ana Petrosyan',
  'William Stokes',
  'Nguyễn Minh',
  'Clara Oyelaran',
  'Jean-Paul Brûlé',
  'Ruth Ellen Sykes',
];
const chosen = (index: number): string => inspectors[index % inspectors.length] ?? '';

/** Every page that has something to be typed, filled in. */
export function typedPapers(board: SampleBoard): SampleStep[] {
  const { election, districts, hall, drawing } = board;
  const typed = (paper: string, facts: Readonly<Record<string, unknown>>) =>
    act('paper.type-facts', { election, page: { paper, facts } });
  const adopted = adoption(board);
  const lots = {
    ...{ office: drawing.office, candidates: drawing.names.map((name) => ({ name })) },
    ...{ demandedBy: drawing.names[0] ?? '', demandedOn: drawing.demandedOn },
    ...{ drawingOn: drawing.on, drawingAt: '16:00', place: `${hall.name}, ${hall.street}` },
  };
  return [
    typed('polling-resolution', adopted),
    typed('district-boundaries-resolution', {
      ...adopted,
      boundaries: districts.map((name) => ({
        name,
        boundaries: `All of the village within Ward ${name}, bounded north by the creek, east by the railroad, south by the village line and west by Main Street.`,
      })),
    }),
    typed('inspectors-resolution', {
      ...adopted,
      inspectors: districts.flatMap((district, i) => [
        { district, name: chosen(2 * i), party: '', chair: 'yes' },
        { district, name: chosen(2 * i + 1), party: '', chair: 'no' },
      ]),
      alternates: [{ name: 'Theo Marsh' }],
      clericalHelp: [],
      pay: 22_500,
      chairPay: 25_000,
    }),
    typed('registration-day-resolution', { ...adopted, act: 'hold', from: '12:00', until: '17:00' }),
    typed('caucus-sheet', {
      ...{ party: 'Village Unity Party', caucusOn: null, caucusAt: '19:00' },
      ...{ placeName: hall.name, placeStreet: hall.street, placeCity: hall.city },
      ...{ calledBy: 'Lena Fisk', calledByTitle: 'Chair of the committee', receivedOn: null, receivedAt: null },
      ...{ postedOn: null, postedAt: null, postedBy: '' },
    }),
    typed('office-hours-sign', {
      ...{ byMailFrom: '09:00', byMailUntil: '17:00', inPersonFrom: '09:00', inPersonUntil: '19:00' },
    }),
    typed('newspaper-request', {
      ...{ about: 'notice-of-election', issues: null, secondIssue: null },
      address: `Legal Notices\n200 Canal Street\n${hall.city}, NY 12999`,
    }),
    typed('affidavit-of-publication', { about: 'notice-of-election', standing: 'official' }),
    typed('clerks-certificate', { about: 'polling-resolution', other: '', pages: 2, stands: 'yes', signedOn: null }),
    typed('drawing-by-lot-notice', { ...lots, to: '', address: '' }),
    typed('drawing-by-lot-record', {
      ...lots,
      drawnBy: 'The village clerk',
      order: drawing.names.toReversed().map((name) => ({ name })),
      present: drawing.names.slice(0, 1).map((candidate) => ({ candidate, by: '' })),
    }),
    typed('attorney-memo', { attorney: 'Dana Whitlock, Esq.', notInNotice: [] }),
    typed('county-elections-resolution', {
      ...adopted,
      countyBoard: 'Sample County Board of Elections',
      firstElection: null,
    }),
    typed('general-election-day-resolution', {
      ...adopted,
      ...{
        countyResolutionOn: board.meeting,
        onlyCounty: 'Sample',
        districtsWhollyWithin: districts.length,
        firstElection: null,
      },
    }),
    typed('permissive-referendum-notice', {
      ...{ resolution: 'handing-over', subject: '', adoptedOn: board.meeting },
      abstract: 'The board of elections of the county conducts the elections of the village from now on.',
    }),
  ];
}
