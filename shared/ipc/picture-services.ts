// What the window may ask about pictures and ballots on a disk: it gets what was found in them, never a path.
import { z } from 'zod';
import { KeptFile } from '../domain/ballot-desk.ts';
import { MailBallotKind } from '../domain/mail-ballot.ts';
import { FormLooks } from '../domain/state-form.ts';
import { ChosenSeal } from '../views/office-seal.ts';
import { service } from './define-service.ts';

export const pictureServices = [
  service({
    name: 'seal.choose-file',
    title: 'Choose the village’s seal',
    input: z.strictObject({}),
    /** Null after Cancel. */
    value: z.strictObject({ chosen: ChosenSeal.nullable() }),
  }),
  service({
    name: 'artwork.choose-file',
    title: 'Choose the village’s Official Election Mail artwork',
    input: z.strictObject({}),
    /** Null after Cancel. */
    value: z.strictObject({ chosen: ChosenSeal.nullable() }),
  }),
  service({
    name: 'posting.choose-photo',
    title: 'Choose a photo of a paper that hangs',
    input: z.strictObject({}),
    /** Null after Cancel. */
    value: z.strictObject({ chosen: ChosenSeal.omit({ picture: true }).nullable() }),
  }),
  service({
    name: 'state-form.choose-file',
    title: 'Choose the state’s application form, a PDF file',
    input: z.strictObject({ kind: MailBallotKind }),
    /** Null after Cancel. */
    value: z.strictObject({ chosen: KeptFile.extend({ looks: FormLooks }).nullable() }),
  }),
  service({
    name: 'ballot.choose-file',
    title: 'Choose the printer’s own ballot, a PDF file',
    input: z.strictObject({}),
    /** Null after Cancel. */
    value: z.strictObject({ chosen: KeptFile.nullable() }),
  }),
] as const;
