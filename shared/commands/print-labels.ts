// Printing labels: stock, like envelopes. One event says for which lines they were; the file itself is not kept. What does not
// fit is left off and named in the answer, so that one long name keeps nobody else waiting.
import { z } from 'zod';
import { labelField, labelTemplate } from '../documents/labels/labels.ts';
import { nextFree } from '../domain/label-sheet.ts';
import { labelsPrinted } from '../records/mail-ballot-labels.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { defineCommand } from './define-command.ts';
import { LabelsAsked, LeftOff, labelsOf, labelsPlaced, leftOffBy } from './labels-asked.ts';

export const printLabels = defineCommand({
  name: 'mail-ballot.print-labels',
  title: 'Print address labels or labels for the register',
  input: LabelsAsked,
  value: z.strictObject({
    labels: z.number().int(),
    pages: z.number().int(),
    sha256: Sha256,
    /** The first label of the last sheet that is still free; 1: a new sheet. */
    free: z.number().int(),
    leftOff: z.array(LeftOff),
  }),
  refusals: ['no-such-election', 'no-such-record', 'no-such-label', 'facts-missing', 'printer-setting'],
  paper: (state, input, { machine }) => {
    const found = labelsOf(state, input);
    if (!found.ok) return found;
    const { facts } = found.value;
    const sheet = labelsPlaced(facts, machine.printing);
    return sheet.ok ? ok({ kind: 'placed', document: sheet.value(new Set()), facts, without: sheet.value }) : sheet;
  },
  decide: (state, input, { printed }) => {
    const found = labelsOf(state, input);
    if (!found.ok) return found;
    if (!printed) throw new Error('the labels were not drawn');
    const { facts, noAddress } = found.value;
    const long = new Set(printed.leftOff.map(({ field }) => field));
    const applications = facts.labels.map(({ number }) => number).filter((number) => !long.has(labelField(number)));
    const { what, sheet, first } = input;
    const { sha256, pages, templateVersion } = printed;
    const template = `${labelTemplate[what]}/${templateVersion}`;
    return ok({
      events: [labelsPrinted.of(input.election, { what, sheet, first, applications, template, sha256 })],
      value: {
        ...{ labels: applications.length, pages, sha256, free: nextFree(sheet, first, applications.length) },
        leftOff: [...noAddress, ...leftOffBy(facts, printed.leftOff)],
      },
    });
  },
});
