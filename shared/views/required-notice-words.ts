// What §15-104(5) says of the notice of election, as Today and the notice's page show it.
import { z } from 'zod';
import type { RequiredNotice } from '../rules/checks/required-notice.ts';

export const RequiredNoticeWords = z
  .strictObject({
    tone: z.enum(['danger', 'info']),
    headline: z.string(),
    sentence: z.string(),
    citations: z.array(z.string()),
    attorney: z.boolean(),
  })
  .nullable();

export const withCitations = (words: RequiredNotice | null) => words && { ...words, citations: [...words.citations] };
