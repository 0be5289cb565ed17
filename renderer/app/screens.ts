// Every screen of the program. A new one is a file in features/ and one line here.
import { backupRoutes } from '../features/backup/backup-routes.ts';
import { ballotRoutes } from '../features/ballot/ballot-routes.ts';
import { timesRoutes } from '../features/board/times-routes.ts';
import { calendarRoutes } from '../features/calendar/calendar-routes.ts';
import { catchUpRoutes } from '../features/catch-up/catch-up-routes.ts';
import { electionRoutes } from '../features/election/election-routes.ts';
import { firstRunRoutes } from '../features/first-run/first-run-routes.ts';
import { helpRoutes } from '../features/help/help-routes.ts';
import { inspectorsRoutes } from '../features/inspectors/inspectors-routes.ts';
import { lastYearRoutes } from '../features/last-year/last-year-routes.ts';
import { mailBallotRoutes } from '../features/mail-ballots/mail-ballots-routes.ts';
import { nominationRoutes } from '../features/nominations/nominations-routes.ts';
import { otherElectionsRoutes } from '../features/other-elections/other-elections-routes.ts';
import { paperRoutes } from '../features/papers/papers-routes.ts';
import { peopleRoutes } from '../features/people/people-routes.ts';
import { recordsRoutes } from '../features/records/records-routes.ts';
import { resolutionsRoutes } from '../features/resolutions/resolutions-routes.ts';
import { restoreRoutes } from '../features/restore/restore-routes.ts';
import { settingsRoutes } from '../features/settings/settings-routes.ts';
import { todayRoutes } from '../features/today/today-routes.ts';
import { voterRoutes } from '../features/voters/voters-routes.ts';
import type { Route } from './routes.ts';

export const screens: readonly Route[] = [
  ...todayRoutes,
  ...catchUpRoutes,
  ...calendarRoutes,
  ...electionRoutes,
  ...nominationRoutes,
  ...inspectorsRoutes,
  ...ballotRoutes,
  ...lastYearRoutes,
  ...paperRoutes,
  ...mailBallotRoutes,
  ...voterRoutes,
  ...recordsRoutes,
  ...backupRoutes,
  ...restoreRoutes,
  ...otherElectionsRoutes,
  ...settingsRoutes,
  ...timesRoutes,
  ...resolutionsRoutes,
  ...peopleRoutes,
  ...helpRoutes,
  ...firstRunRoutes,
];
