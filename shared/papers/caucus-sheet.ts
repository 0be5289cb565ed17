// The notice of a caucus as the party hands it in, typed on its page; you post it and keep the record (§15-108(2)(c)).
import { caucusSheet as paper } from '../documents/notices/caucus-sheet.ts';
import { err, ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { day, line, name, time } from './fields.ts';
import { hasDate, whichElection } from './of-election.ts';

const moment = <D, T>(on: D | null, at: T | null) => (on === null || at === null ? null : { day: on, at });

export const caucusSheet = defineDeskPaper('caucus-sheet', {
  paper,
  why: 'The sheet for a party’s caucus at your door, and your record of when it was handed in and put up.',
  calledFor: hasDate('caucus-notice-posted'),
  typedAs: { caucus: 'caucusOn', place: 'placeName', received: 'receivedOn', posted: 'postedOn' },
  fields: {
    party: name('Party'),
    caucusOn: day('Day of the caucus'),
    caucusAt: time('Hour of the caucus'),
    placeName: line('Place', '“Village Hall”'),
    placeStreet: line('Street'),
    placeCity: line('City'),
    calledBy: name('Called by'),
    calledByTitle: name('Who is', '“Chair of the committee”'),
    receivedOn: day('Handed in on'),
    receivedAt: time('Handed in at'),
    postedOn: day('Posted at your office on'),
    postedAt: time('Posted at'),
    postedBy: name('Posted by'),
  },
  facts: (context, typed) => {
    if (typed.party === '') return err('Type the name of the party first: the sheet is the party’s own notice.');
    const { placeName, placeStreet, placeCity, calledBy, calledByTitle } = typed;
    const posted = moment(typed.postedOn, typed.postedAt);
    return ok({
      ...whichElection(context),
      party: typed.party,
      caucus: moment(typed.caucusOn, typed.caucusAt),
      place:
        placeName === '' || placeStreet === '' || placeCity === ''
          ? null
          : { name: placeName, street: placeStreet, city: placeCity },
      offices: [...new Set(context.election.file.offices.map(({ title }) => title))],
      calledBy: calledBy === '' || calledByTitle === '' ? null : { name: calledBy, title: calledByTitle },
      received: moment(typed.receivedOn, typed.receivedAt),
      posted: posted && typed.postedBy !== '' ? { ...posted, by: typed.postedBy } : null,
    });
  },
});
