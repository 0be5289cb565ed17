// The places of the frame, in their order. One stands in the frame only when a screen of it exists.

export const places = [
  { id: 'today', label: 'Today', path: '/today', below: false },
  { id: 'calendar', label: 'Calendar', path: '/calendar', below: false },
  { id: 'election', label: 'Election', path: '/election', below: false },
  { id: 'nominations', label: 'Nominations', path: '/nominations', below: false },
  { id: 'papers', label: 'Papers', path: '/papers', below: false },
  { id: 'mail-ballots', label: 'Mail ballots', path: '/mail-ballots', below: false },
  { id: 'canvass', label: 'Canvass', path: '/canvass', below: false },
  { id: 'records', label: 'Records', path: '/records', below: false },
  { id: 'settings', label: 'Settings', path: '/settings', below: true },
  { id: 'help', label: 'Help', path: '/help', below: true },
] as const;

export type Place = (typeof places)[number];
export type PlaceId = Place['id'];
