// The roles of the desk in words: what stands behind a name, and what each may do.
import type { DeskRole } from '../../../shared/domain/desk-person.ts';

export const roleNames: Readonly<Record<DeskRole, string>> = {
  clerk: 'Clerk',
  deputy: 'Deputy',
  reader: 'Reader',
};

export const whatRolesMay: Readonly<Record<DeskRole, string>> = {
  clerk: 'Records everything, and gives others another passphrase.',
  deputy: 'Records everything, as the clerk does.',
  reader: 'Looks at everything and records nothing: a trustee, an auditor.',
};
