// The facts of the notice of election, put together from the office, the election file and the nominations.

import type { FlowPaperSize } from '../documents/blocks.ts';
import type { NoticeOfElectionFacts } from '../documents/notices/notice-of-election-facts.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { pollDayStatusOf } from '../records/election-file.ts';
import { err, ok, type Result } from '../result.ts';
import type { ElectionState, OfficeView } from './define-command.ts';

export const noticeOfElectionPaper = 'notice-of-election';

interface Wanted {
  readonly size: FlowPaperSize;
  /** The day the notice bears; null leaves it to be written in by hand. */
  readonly dated: PlainDate | null;
  /** Null for a preview, which is no edition. */
  readonly edition: number | null;
}

/** The facts, or the sentence that says what must be told first: without village and clerk there is no letterhead. */
export function noticeFacts(
  office: OfficeView,
  election: ElectionState,
  { size, dated, edition }: Wanted,
): Result<NoticeOfElectionFacts, string> {
  const { file, nominations } = election;
  const { village, clerk } = office;
  if (!village || !clerk || file.kind === null || file.pollDay === null || file.calendarAnchor === null) {
    return err('The notice needs the village’s name and the clerk’s name and address. Give them in Settings first.');
  }
  const moved =
    pollDayStatusOf(file) === null
      ? null
      : {
          anchor: file.calendarAnchor,
          resolved: file.march18.resolvedOn !== null,
          resolvedOn: file.march18.resolvedOn,
        };
  return ok({
    village,
    clerk,
    kind: file.kind,
    pollDay: file.pollDay,
    moved,
    hours: file.hours?.map(({ open, close }) => ({ open, close })) ?? null,
    districts: file.districts.map(({ name, place }) => ({ name, place })),
    offices: file.offices.map((o) => ({
      office: {
        title: o.title,
        seats: o.seats,
        termYears: o.termYears,
        unexpired: o.unexpired,
        termEnds: o.termEnds,
        incumbent: o.incumbent,
      },
      candidates: nominations.candidates
        .filter((c) => c.office === o.number)
        .map(({ ballotName, residence }) => ({ ballotName, residence })),
    })),
    propositions: file.propositions.map(({ title, abstract }) => ({ title, abstract })),
    dated,
    edition,
    duplicate: false,
    practice: office.kind === 'practice',
    size,
  });
}
