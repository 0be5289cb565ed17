// When and how the Board of Trustees adopted a resolution. Before the meeting all of it is ruled space: the draft the
// trustees have before them is the same paper.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { NameLine } from '../../domain/text.ts';
import { longDay } from '../../words/days.ts';
import {
  type Block,
  blank,
  bold,
  group,
  heading,
  missing,
  paragraph,
  type Run,
  signature,
  type Table,
  words,
} from '../blocks.ts';
import type { PaperFrame } from '../paper-frame.ts';

export const Vote = z.enum(['yes', 'no', 'abstained', 'absent']);
export const Adoption = z.strictObject({
  adoptedOn: PlainDate.nullable(),
  /** “regular”, “special”, “annual organizational” */
  meeting: NameLine.nullable(),
  movedBy: NameLine.nullable(),
  secondedBy: NameLine.nullable(),
  /** Everybody who has a vote, in the order of the roll; `title` such as “Mayor”. A member is never left out for what is not known of him. */
  votes: z.array(z.strictObject({ name: NameLine.nullable(), title: NameLine.nullable(), vote: Vote.nullable() })),
});
export type Adoption = DeepReadonly<z.infer<typeof Adoption>>;

const sayVote: Readonly<Record<z.infer<typeof Vote>, string>> = {
  yes: 'Yes',
  no: 'No',
  abstained: 'Abstained',
  absent: 'Absent',
};

/** “Adopted by the Board of Trustees of the Village of Example Falls at its regular meeting of Monday, January 11, 2027.” */
export const adoptedSentence = ({ adoptedOn, meeting }: Adoption, village: { readonly name: string }): Block =>
  paragraph(
    words('Adopted by the Board of Trustees of the Village of '),
    words(village.name, 'village.name'),
    words(', New York, at its '),
    meeting
      ? words(meeting, 'adoption.meeting')
      : missing('adoption.meeting', 'Which meeting of the board: regular or special', 'resolution', 90),
    words(' meeting of '),
    adoptedOn
      ? bold(longDay(adoptedOn), 'adoption.adoptedOn')
      : missing('adoption.adoptedOn', 'The day the resolution was adopted', 'resolution', 170),
    words('.'),
  );

/** A reason for the resolution. */
export const whereas = (...runs: readonly Run[]): Block => paragraph(bold('Whereas,'), words(' '), ...runs);
/** A part of what is resolved. */
export const resolved = (...runs: readonly Run[]): Block => paragraph(bold('Resolved,'), words(' that '), ...runs);

/** The votes as a roll, and the clerk's line to attest them. */
export function voteAndAttest({ movedBy, secondedBy, votes }: Adoption, { clerk }: PaperFrame): Block[] {
  // A mayor and four trustees where nobody is on record: most boards of trustees are five.
  const roll = votes.length > 0 ? votes : Array.from({ length: 5 }, () => null);
  return [
    group(
      heading(2, words('Vote')),
      paragraph(
        words('Moved by '),
        movedBy
          ? words(movedBy, 'adoption.movedBy')
          : missing('adoption.movedBy', 'Who moved the resolution', 'resolution', 170),
        words(', seconded by '),
        secondedBy
          ? words(secondedBy, 'adoption.secondedBy')
          : missing('adoption.secondedBy', 'Who seconded the resolution', 'resolution', 170),
      ),
      rollOf(roll),
      ...countOf(votes),
      signature(
        280,
        [words(`${clerk.name}, ${clerk.title}`, 'clerk.name')],
        [words('Attest. Date: '), blank('attested', 130)],
      ),
    ),
  ];
}

const rollOf = (roll: readonly (Adoption['votes'][number] | null)[]): Table => ({
  kind: 'table',
  name: 'Vote',
  columns: [
    { title: 'Member of the board', share: 50, joint: ', ' },
    { title: 'Office', share: 28, joint: ': ' },
    { title: 'Vote', share: 22, joint: '' },
  ],
  rows: roll.map((member, i) => {
    if (!member)
      return [220, 110, 80].map((width) => [
        missing('adoption.votes', 'The members of the board and their votes', 'resolution', width),
      ]);
    const field = `adoption.votes.${i}`;
    const who = member.name ?? `member ${i + 1} of the board`;
    const told = (key: string, said: string | null, what: string, width: number): Run[] => [
      said === null ? missing(`${field}.${key}`, what, 'resolution', width) : words(said, `${field}.${key}`),
    ];
    return [
      told('name', member.name, `The name of ${who}`, 220),
      told('title', member.title, `The office of ${who}`, 110),
      told('vote', member.vote && sayVote[member.vote], `How ${who} voted`, 80),
    ];
  }),
});

/** “Yes 4, no 0, absent 1.” once every vote and whose it is are on record. */
function countOf(votes: Adoption['votes']): Block[] {
  if (votes.length === 0 || votes.some(({ name, title, vote }) => name === null || title === null || vote === null))
    return [];
  const of = (vote: z.infer<typeof Vote>) => votes.filter((v) => v.vote === vote).length;
  const rest = (['abstained', 'absent'] as const).filter((vote) => of(vote) > 0).map((vote) => `, ${vote} ${of(vote)}`);
  return [paragraph(words(`Yes ${of('yes')}, no ${of('no')}${rest.join('')}.`, 'adoption.votes'))];
}
