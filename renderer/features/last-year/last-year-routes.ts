// What goes from one election to the next: taking over from an earlier one, and notes for the next.
import type { Route } from '../../app/routes.ts';
import { LastYearScreen } from './last-year-screen.tsx';
import { NoteForm } from './note-form.tsx';
import { NotesScreen } from './notes-screen.tsx';

export const lastYearRoutes: readonly Route[] = [
  { id: 'last-year', paths: ['/last-year'], place: 'election', screen: LastYearScreen },
  { id: 'notes', paths: ['/last-year/notes'], place: 'election', screen: NotesScreen },
  { id: 'note-form', paths: ['/last-year/notes/new'], place: 'election', screen: NoteForm },
];
