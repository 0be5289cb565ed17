// The sheet on which an applicant completes an application: only what is missing, with room to write it, and the certificate
// of §15-120(3) right above the signature. It goes with the application; the state's form itself is never redrawn.
import { capital } from '../../words/sentence.ts';
import { addressOnPaper } from '../address-on-paper.ts';
import {
  type Block,
  blank,
  bold,
  type CheckBox,
  field,
  group,
  heading,
  newPage,
  paragraph,
  type Run,
  signature,
  space,
  type Table,
  words,
} from '../blocks.ts';
import { ballotKind } from './ballot-kind.ts';
import { certificateOfTruth } from './certificate-of-truth.ts';
import { asked, type MissingItem, reasonsOfAbsence } from './completion-items.ts';
import { type AboutApplication, theElection } from './mail-letter.ts';

/** `applicant`: the name as it stands in the application. */
export interface CompletionSheetFacts extends AboutApplication {
  readonly applicant: string;
  readonly missing: readonly MissingItem[];
}

/** The sheet, beginning a page of its own. */
export const completionSheet = (facts: CompletionSheetFacts): Block[] => [
  newPage(),
  heading(2, words('Completion of an Application')),
  paragraph(
    words('To be filled in by the applicant and given or sent to '),
    words(facts.clerk.title, 'clerk.title'),
    words(', Village of '),
    words(facts.village.name, 'village.name'),
    words(', '),
    words(addressOnPaper(facts.clerk.address), 'clerk.address'),
    words('. It completes application '),
    bold(String(facts.application), 'application'),
    words(' of '),
    bold(facts.applicant, 'applicant'),
    words(` for ${ballotKind[facts.kind].one} for the `),
    ...theElection(facts),
    words('.'),
  ),
  ...spacesToWrite(facts.missing),
  ...reasons(facts.missing),
  ...statements(facts.missing),
  ...signing(facts),
];

function spacesToWrite(missing: readonly MissingItem[]): Table[] {
  // The place and the dates stand with the reasons where those are asked for.
  const withReasons = asksReason(missing) ? ['absence-dates', 'place-of-detention'] : [];
  const rows = missing.flatMap((one): Run[][][] => {
    if (withReasons.includes(one.item)) return [];
    const { inWords, with: how } = asked(one);
    const toWrite = [blank(one.item, 300)];
    const first = [[words(capital(inWords))], toWrite];
    if (how === 'lines') return [first, [[], toWrite]];
    return how === 'line' ? [first] : [];
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      name: 'What is missing',
      columns: [
        { title: 'What is missing', share: 40, joint: ': ' },
        { title: 'Please write here', share: 60, joint: '' },
      ],
      rows,
    },
  ];
}

const toTick = (text: string): CheckBox => ({ kind: 'check-box', checked: false, runs: [words(text)] });

const asksReason = (missing: readonly MissingItem[]): boolean => missing.some((one) => asked(one).with === 'reasons');

const reasons = (missing: readonly MissingItem[]): Block[] =>
  asksReason(missing)
    ? [
        group(
          paragraph(words('On the day of the election I expect in good faith to be (tick one):')),
          ...reasonsOfAbsence.map(toTick),
          field('If detained or confined, the place:', blank('place', 260)),
          field('If absent over more than one election, from:', blank('from', 90), words(' to '), blank('to', 90)),
        ),
      ]
    : [];

const statements = (missing: readonly MissingItem[]): Block[] =>
  missing.some((one) => asked(one).with === 'tick') ? [space(4), toTick('I am a qualified and registered voter.')] : [];

/**
 * The certificate belongs to §15-120 alone, so a sheet for early mail ends with the signature; and only the state's form has
 * what §15-119 asks of an early mail voter who makes a mark.
 */
const signing = ({ kind }: CompletionSheetFacts): Block[] => [
  group(
    space(8),
    field('Date:', blank('signed', 160)),
    paragraph(words('I certify that the information contained in my application and on this sheet is true.')),
    ...(kind === 'absentee' ? [paragraph(bold(certificateOfTruth.text))] : []),
    signature(320, [words('Signature of the applicant')]),
  ),
  kind === 'absentee'
    ? byMark
    : paragraph(words('If you cannot sign: the state’s form has a place for a mark and a witness. Ask me for one.')),
];

const byMark: Block = group(
  space(6),
  paragraph(words('If the applicant cannot sign: the applicant’s mark, made before a witness who signs here.')),
  field('Mark of the applicant:', blank('mark', 120)),
  space(5),
  field('Name and address of the witness:', blank('witness', 300)),
  space(5),
  field('Signature of the witness:', blank('witness.signature', 260)),
);
