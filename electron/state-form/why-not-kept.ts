// Why a PDF is not kept as the state's form, in words for the clerk.
import type { WhyNot } from './form-orders.ts';

export const whyNotKept: Readonly<Record<WhyNot, string>> = {
  broken: 'is damaged, or not all of it is there. Get the form anew from the State Board of Elections',
  locked: 'is locked with a password. Get the form without one',
  xfa: 'is a form of a kind (XFA) that only its own program can show. Print it to a PDF there and choose that one',
  'acts-by-itself':
    'starts something by itself when it is opened, or brings other files along. Get the form from the State Board of Elections',
  'too-many-pages': 'has more pages than an application form. Choose the form alone',
  'too-many-fields': 'has more fields than an application form. Choose the form alone',
  'took-too-long': 'takes too long to be read. Get the form from the State Board of Elections',
  'took-too-much': 'takes up too much memory when it is read. Get the form from the State Board of Elections',
};
