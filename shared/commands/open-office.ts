// The first act of an office: whether it is the real one or for practice. It never changes.
import { z } from 'zod';
import { officeStream } from '../records/define-event.ts';
import { OfficeKind, officeOpened } from '../records/office.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';

export const openOffice = defineCommand({
  name: 'office.open',
  title: 'Open an office',
  input: z.strictObject({ kind: OfficeKind }),
  value: z.strictObject({ kind: OfficeKind }),
  refusals: ['already-open'],
  decide: (state, { kind }) =>
    state.office.kind === null
      ? ok({ events: [officeOpened.of(officeStream, { kind })], value: { kind } })
      : refuse(
          'already-open',
          `This folder already holds a ${state.office.kind} office. Choose another folder for a second one.`,
          'kind',
        ),
});
