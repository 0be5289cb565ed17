// What the history calls a thing on record by the name it has today: “Application 3 (Lan Nguyễn)”, “Candidate Héctor Rosario”.
import type { DeskState, ElectionState } from '../commands/define-command.ts';
import { nameInOrder } from '../domain/person-name.ts';
import { anyCandidate } from '../records/candidate-standing.ts';
import { peopleOf } from '../records/people.ts';
import { electionKindInWords } from '../words/elections.ts';
import { filingInWords } from '../words/filings.ts';
import { recordInWords } from '../words/records.ts';

/** `record` as the acts name it, `2027-03-16-general/application:3`; one without its stream is named by its number alone. */
export function nameOfRecord(state: DeskState, record: string): string {
  const [stream, subject] = record.includes('/') ? record.split('/', 2) : ['', record];
  const [kind = '', id = ''] = (subject ?? '').split(':');
  if (kind === 'person') return peopleOf(state.office).find((p) => p.id === id)?.name ?? recordInWords(record);
  const election = state.election(kind === 'election' ? id : (stream ?? ''));
  return (election && nameIn(election, kind, Number(id))) ?? recordInWords(record);
}

function nameIn({ file, nominations, mailBallots }: ElectionState, kind: string, number: number): string | null {
  switch (kind) {
    case 'election':
      return file.kind && electionKindInWords[file.kind];
    case 'application': {
      const application = mailBallots.applications.get(number)?.application;
      return application ? `Application ${number} (${nameInOrder(application.name)})` : null;
    }
    case 'candidate': {
      const candidate = anyCandidate(nominations, number);
      return candidate ? `Candidate ${candidate.ballotName}` : null;
    }
    case 'filing': {
      const filing = nominations.filings.get(number)?.filing;
      return filing ? `Filing ${number} (${filingInWords(filing)})` : null;
    }
    case 'office-on-ballot': {
      const office = file.offices.find((o) => o.number === number);
      return office ? `Office of ${office.title}` : null;
    }
    case 'inspector': {
      const inspector = file.inspectors.find((one) => one.number === number);
      return inspector ? `Inspector ${inspector.name}` : null;
    }
    case 'proposition': {
      const proposition = file.propositions.find((p) => p.number === number);
      return proposition ? `Proposition “${proposition.title}”` : null;
    }
    default:
      return null;
  }
}
