// The page for a bad day at the polls: whom to call, as far as the records know it.

import { asWhat } from '../documents/inspector-fact.ts';
import { emergencyPage as paper } from '../documents/take-along/emergency-page.ts';
import { peopleAtWork } from '../records/people.ts';
import { ok } from '../result.ts';
import { pollHoursInWords } from '../words/hours.ts';
import { defineDeskPaper, type PaperContext } from './define-desk-paper.ts';
import { inspectorsOnRecord } from './inspectors-on-record.ts';
import { hoursOf, whichElection } from './of-election.ts';

export const emergencyPage = defineDeskPaper('emergency-page', {
  paper,
  why: 'Snow, no power, a locked hall: whom to call and what to do first, a sign for the old door, and a log of the day.',
  calledFor: ({ office }) => office.conductedBy !== 'county-board',
  fields: {},
  facts: (context) => {
    const { office, election } = context;
    const { districts } = election.file;
    const hours = hoursOf(context);
    const [only, second] = districts;
    return ok({
      ...whichElection(context),
      people: peopleToCall(context),
      places:
        only && second
          ? districts.map(({ name, place }) => ({ district: name, place: place?.name ?? '' }))
          : [{ district: '' as const, place: only?.place?.name ?? '' }],
      hours: hours === null ? '' : pollHoursInWords(hours),
      machine: office.votingMethod?.by === 'machine',
    });
  },
});

const toFind = (what: string) => ({ what, name: '', phone: '' });

function peopleToCall({ office, election }: PaperContext) {
  const { clerk, newspaper, votingMethod } = office;
  const desk = peopleAtWork(office).filter(({ name, role }) => name !== clerk?.name && role !== 'reader');
  return [
    ...(clerk ? [{ what: clerk.title, name: clerk.name, phone: clerk.phone }] : []),
    ...desk.map(({ name }) => ({ what: 'Deputy', name, phone: '' })),
    ...['Mayor', 'Village attorney', 'County board of elections', 'Who keeps the key of the hall'].map(toFind),
    ...['Highway department', 'Power company', 'Police, not urgent', 'Printer of the ballots'].map(toFind),
    ...(votingMethod?.by === 'machine'
      ? [{ what: 'Custodian of the machine', name: votingMethod.custodian, phone: '' }]
      : []),
    ...(newspaper ? [{ what: 'Newspaper', name: newspaper.name, phone: newspaper.contact }] : []),
    ...inspectorsOnRecord(election.file).map((one) => ({
      what: asWhat({ ...one, address: one.address && { lines: [...one.address.lines] } }),
      name: one.name,
      phone: one.phone,
    })),
  ];
}
