// Every table an export can hold, in the order in which the index page shows them.
import type { ExportTable } from '../export-table.ts';
import { ballotBoxes } from './ballot-boxes.ts';
import { calendar } from './calendar.ts';
import { candidates } from './candidates.ts';
import { deskNotes } from './desk-notes.ts';
import { filings } from './filings.ts';
import { formerCandidates } from './former-candidates.ts';
import { history } from './history.ts';
import { inspectors } from './inspectors.ts';
import { mailBallots } from './mail-ballots.ts';
import { offices } from './offices.ts';
import { papers } from './papers.ts';
import { pollingPlaces } from './polling-places.ts';
import { propositions } from './propositions.ts';
import { transmittals } from './transmittals.ts';

export const exportTables: readonly ExportTable[] = [
  offices,
  candidates,
  formerCandidates,
  propositions,
  pollingPlaces,
  inspectors,
  calendar,
  filings,
  mailBallots,
  transmittals,
  ballotBoxes,
  deskNotes,
  papers,
  history,
];
