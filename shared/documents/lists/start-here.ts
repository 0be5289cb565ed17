// The page for whoever sits down at the desk when the clerk cannot come: how to open the office, who is who, what is due,
// where things are. A working list: true as of the minute it was printed, and not kept.
import { monthAndDay, shortDay } from '../../words/days.ts';
import { listInWords } from '../../words/lists.ts';
import { sentence } from '../../words/sentence.ts';
import {
  type Block,
  blank,
  bold,
  type FlowDocument,
  group,
  heading,
  lead,
  paragraph,
  type Run,
  small,
  space,
  words,
} from '../blocks.ts';
import type { StartHereFacts } from './start-here-facts.ts';

export function startHere(facts: StartHereFacts): FlowDocument {
  const { village, clerk, asOf } = facts;
  return {
    kind: 'flow',
    paper: 'start-here',
    templateVersion: 2,
    title: `Start here, Village of ${village.name}`,
    author: `${clerk.name}, ${clerk.title}, Village of ${village.name}`,
    lang: 'en-US',
    size: facts.size,
    type: 'posted',
    practice: facts.practice,
    footer: `Start here, Village of ${village.name}\nAs of ${asOf}`,
    blocks: [
      small(words(`Village of ${village.name}, ${village.county} County, New York`)),
      heading(1, words('Start here')),
      lead(
        words('For the day on which '),
        bold(clerk.name, 'clerk.name'),
        words(', '),
        words(clerk.title, 'clerk.title'),
        words(', cannot come. Read 1 to 4 below, in that order.'),
      ),
      small(words(`True as of ${asOf}. Print it again after a change.`)),
      ...openTheOffice(facts),
      ...[whoIsWho(facts), whatIsDue(facts), whereThingsAre(facts)].map((part) => group(...part)),
      space(8),
      paragraph(
        words(
          'Each act is recorded with your name, and almost every one can be taken back with a reason. F1 explains the screen you are on.',
        ),
      ),
    ],
  };
}

const field = (label: string, ...runs: readonly Run[]): Block => ({ kind: 'field', label, runs });

const step = (number: number, ...runs: readonly Run[]): Block => paragraph(bold(`${number}.`), words(' '), ...runs);

const withTheCode = words(
  ' from the safe, press “I forgot my passphrase”, and type the code. Then set a passphrase of your own.',
);

/** The clerk cannot come: her passphrase opens nothing today. */
function entering({ sealed, clerk, withPassphrase, recoveryCode }: StartHereFacts): Block[] {
  if (!sealed) return [step(2, words('It opens at once: no passphrase is set.'))];
  const others = withPassphrase.filter((name) => name !== clerk.name);
  const theirs = `${listInWords(others)} ${others.length === 1 ? 'has' : 'have'} a passphrase.`;
  const first =
    others.length > 0
      ? step(2, words('Choose your name and type your passphrase. '), words(theirs, 'people'))
      : step(2, words('Choose your name. '), words(`Only ${clerk.name} has a passphrase.`, 'people'));
  if (!recoveryCode) {
    const without = others.length > 0 ? 'If none of them can come' : `Without ${clerk.name}`;
    return [first, step(3, words(`No recovery code was made. ${without}, the office cannot be opened.`))];
  }
  const take = others.length > 0 ? 'If none of them can come: take the sealed envelope' : 'Take the sealed envelope';
  return [first, step(3, words(`${take} with the `), bold('recovery code'), withTheCode)];
}

function openTheOffice(facts: StartHereFacts): Block[] {
  const { folder, backup } = facts;
  return [
    heading(2, words('1. Open the office')),
    step(1, words('On the office computer, start '), bold('Village Election Desk'), words('.')),
    ...entering(facts),
    field('The records lie in:', words(folder, 'folder')),
    field('Backups lie in:', ...(backup ? [words(backup, 'backup')] : [blank('backup', 240)])),
    field('The safe is opened by:', blank('safe', 240)),
  ];
}

function whoIsWho({ people }: StartHereFacts): Block[] {
  return [
    heading(2, words('2. Who is who')),
    {
      kind: 'table',
      name: 'Who is who',
      columns: [
        { title: 'Who', share: 34, joint: ', ' },
        { title: 'What for', share: 36, joint: ', ' },
        { title: 'Telephone', share: 30, joint: '' },
      ],
      rows: people.map(({ name, part, phone }, i) => [
        [name === '' ? blank(`people.${i}.name`, 120) : words(name, `people.${i}.name`)],
        [words(part, `people.${i}.part`)],
        [phone === '' ? blank(`people.${i}.phone`, 100) : words(phone, `people.${i}.phone`)],
      ]),
    },
  ];
}

function whatIsDue({ due, dueUntil, waiting }: StartHereFacts): Block[] {
  const list: Block =
    due.length === 0
      ? paragraph(words('No date of an election falls in this time.'))
      : {
          kind: 'table',
          name: 'What is due',
          columns: [
            { title: 'Day', share: 20, joint: ': ' },
            { title: 'What', share: 54, joint: ' ' },
            { title: 'Who acts', share: 26, joint: '' },
          ],
          rows: due.map(({ day, what, who }, i) => [
            [bold(shortDay(day), `due.${i}.day`)],
            [words(what, `due.${i}.what`)],
            [words(who, `due.${i}.who`)],
          ]),
        };
  return [
    heading(2, words(`3. What is due until ${monthAndDay(dueUntil)}`)),
    list,
    ...(waiting.length > 0
      ? [paragraph(words('Waiting in the program: '), words(sentence(listInWords(waiting))))]
      : []),
  ];
}

const whereThingsAre = ({ places }: StartHereFacts): Block[] => [
  heading(2, words('4. Where things are')),
  ...places.map(({ what, where }, i) =>
    field(`${what}:`, where === '' ? blank(`places.${i}`, 240) : words(where, `places.${i}`)),
  ),
];
