// What the window may ask about pictures on a disk: it gets what was found in them, never a path.
import { z } from 'zod';
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
] as const;
