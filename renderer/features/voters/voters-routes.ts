// The county's voter list: finding anybody, the list in use, reading a new one, the streets of the districts, the county desk.
import type { Route } from '../../app/routes.ts';
import { CountyNoteScreen } from './county-note-screen.tsx';
import { CountyScreen } from './county-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { NamedVoterScreen } from './named-voter-screen.tsx';
import { ReadListScreen } from './read-list-screen.tsx';
import { StreetsScreen } from './streets-screen.tsx';
import { VotersScreen } from './voters-screen.tsx';
import { WithoutDistrictScreen } from './without-district-screen.tsx';

const place = 'mail-ballots' as const;

export const voterRoutes: readonly Route[] = [
  { id: 'voters', paths: ['/voters', '/voters/:id'], place, screen: VotersScreen },
  { id: 'voter-list', paths: ['/voters/list'], place, screen: ListScreen },
  { id: 'read-voter-list', paths: ['/voters/list/read'], place, screen: ReadListScreen },
  { id: 'without-district', paths: ['/voters/without-district'], place, screen: WithoutDistrictScreen },
  { id: 'streets', paths: ['/voters/streets'], place, screen: StreetsScreen },
  { id: 'county', paths: ['/voters/county'], place, screen: CountyScreen },
  { id: 'county-note', paths: ['/voters/county/note'], place, screen: CountyNoteScreen },
  { id: 'named-voter', paths: ['/voters/county/name/:list'], place, screen: NamedVoterScreen },
];
