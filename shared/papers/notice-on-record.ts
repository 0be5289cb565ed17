// What is on record of the notice of election: published, and posted place by place. The warnings of §15-104(5) and the memo
// to the attorney are made from the same.
import { cleanText } from '../domain/text.ts';
import { pollDayStatusOf, votesOnProposition } from '../records/election-file.ts';
import type { NoticeDuty, NoticeOnRecord } from '../rules/checks/required-notice.ts';
import { shortDay } from '../words/days.ts';
import { electionNoticeOf } from './about-paper.ts';
import type { PaperContext } from './define-desk-paper.ts';
import { dueBy } from './of-election.ts';
import { planFor } from './places-to-post.ts';

export function noticeOnRecord(context: PaperContext): NoticeOnRecord {
  const { file } = context.election;
  return {
    today: context.today,
    propositionCount: votesOnProposition(file) ? Math.max(1, file.propositions.length) : 0,
    march18Unpublished: ['to-be-resolved', 'resolved'].includes(pollDayStatusOf(file) ?? ''),
    duties: [...published(context), ...posted(context)],
    fewerThanSix: planFor(context).publicPlaces < 6,
  };
}

function published(context: PaperContext): NoticeDuty[] {
  const lastDay = dueBy(context, 'election-notice-published');
  if (lastDay === null) return [];
  const answer = context.election.file.duties.get('election-notice-published');
  const done = answer?.answer === 'done' ? answer : null;
  const proof = done?.proof.find(({ kind }) => kind === 'published');
  const words =
    proof?.kind === 'published'
      ? `${proof.newspaper}, ${proof.affidavit === null ? 'affidavit awaited' : `affidavit of ${shortDay(proof.affidavit)}`}`
      : '';
  return [{ what: 'Published', kind: 'published', lastDay, on: done?.on ?? null, proof: words.slice(0, 200) }];
}

/** Each place by the log; where only the date of the calendar was answered, by its proof. */
function posted(context: PaperContext): NoticeDuty[] {
  const lastDay = dueBy(context, 'election-notice-posted');
  if (lastDay === null) return [];
  const { file } = context.election;
  const answer = file.duties.get('election-notice-posted');
  const done = answer?.answer === 'done' ? answer : null;
  const told = done?.proof.flatMap((proof) => (proof.kind === 'posted' ? proof.places : [])) ?? [];
  const log = file.posted.filter(({ paper }) => paper === electionNoticeOf(context));
  const wholly = done !== null && told.length === 0 && log.length === 0 ? done.on : null;
  const places = planFor(context).places;
  const known = [
    ...log.map(({ name, street, day, by }) => ({ name, street, day, by })),
    ...told.map((one) => ({ ...one, street: '' })),
  ];
  if (places.length === 0)
    return [{ what: 'Posted', kind: 'posted', lastDay, on: wholly ?? known[0]?.day ?? null, proof: '' }];
  return places.map((place) => {
    const copy = known.find((one) => one.name === place.name && (one.street === '' || one.street === place.street));
    return {
      ...{ what: cleanText(`Posted at ${place.name}`.slice(0, 200)), kind: 'posted' as const, lastDay },
      on: copy?.day ?? wholly,
      proof: copy && copy.by !== '' ? `by ${copy.by}`.slice(0, 200) : '',
    };
  });
}
