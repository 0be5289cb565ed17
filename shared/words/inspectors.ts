// What inspectors of election and their steps are called.
import type { InspectorRole, InspectorStepKind } from '../domain/inspector.ts';

/** Within a sentence. */
export const roleWords: Readonly<Record<InspectorRole, string>> = {
  inspector: 'inspector of election',
  alternate: 'alternate inspector',
  clerical: 'clerical help to the inspectors',
};

/** “Chair”, “Inspector”, “Alternate”, “Clerical help”, as lists have it. */
export const roleInList = ({ role, chair }: { readonly role: InspectorRole; readonly chair: boolean }): string =>
  ({ inspector: chair ? 'Chair' : 'Inspector', alternate: 'Alternate', clerical: 'Clerical help' })[role];

/** “appointed by the board”, after a name and a colon. */
export const stepWords: Readonly<Record<InspectorStepKind, string>> = {
  appointed: 'appointed by the board',
  'letter-sent': 'letter of appointment sent',
  training: 'trained',
  oath: 'oath taken',
  served: 'served',
};

/** “District 1”, “Ward 6”, or nothing where there is none. */
export const districtInWords = (district: string): string => (district === '' ? '' : `District\u00a0${district}`);
