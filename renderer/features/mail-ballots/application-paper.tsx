// The paper as it was taken in, line by line. Birth date, reason and place of detention stand only here.

import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import { addressInline } from '../../../shared/domain/address.ts';
import type { MailApplication } from '../../../shared/domain/application.ts';
import { nameInOrder } from '../../../shared/domain/person-name.ts';
import { yearOf } from '../../../shared/domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { type Pair, Pairs } from '../../ui/pairs.tsx';
import { cameByWords, categoryWords, kindWords, signatureWords, wantsWords } from './application-words.ts';

type Paper = DeepReadonly<MailApplication>;
const notThere = 'not on the paper';
const certificateWords: Readonly<Record<Paper['certificate'], string>> = {
  present: 'there',
  missing: notThere,
  'not-asked': 'not asked by the village',
};

const formWords: Readonly<Record<Paper['form'], string>> = {
  'state-form': 'The state’s form',
  'other-writing': 'Another writing',
  'not-known': 'not known here',
};

const received = ({ received: { day, time } }: Paper): string =>
  time === null ? `${longDay(day)}, hour not noted` : `${longDay(day)}, ${hourInWords(time)}`;

const reason = ({ category, placeOfDetention }: Paper): string => {
  if (category === null) return notThere;
  return placeOfDetention === '' ? categoryWords[category] : `${categoryWords[category]}: ${placeOfDetention}`;
};

function elections({ kind, severalElections, absence, restOfYear, received: { day } }: Paper): string {
  if (kind === 'early-mail') return restOfYear ? `All remaining ones of ${yearOf(day)}` : 'This one';
  if (!severalElections) return 'This one';
  return absence ? `Any from ${longDay(absence.from)} to ${longDay(absence.to)}` : 'Several, without the dates';
}

const witness = ({ name, address }: NonNullable<Paper['witness']>): string =>
  [name === '' ? 'no name' : name, address === '' ? 'no address' : address].join(', ');

function pairs(paper: Paper): readonly Pair[] {
  const { name, birthDate, residence, mailing, sendTo, agent, wants, statementQualified } = paper;
  const lines = (address: Paper['mailing']) => address?.lines.join(', ');
  return [
    { label: 'Received', value: received(paper) },
    { label: 'Came', value: paper.otherWay === '' ? cameByWords[paper.cameBy] : paper.otherWay },
    { label: 'Paper', value: formWords[paper.form] },
    { label: 'Asks for', value: kindWords[paper.kind] },
    ...(paper.kind === 'absentee' ? [{ label: 'Reason', value: reason(paper) }] : []),
    { label: 'Elections', value: elections(paper) },
    { label: 'Name', value: nameInOrder(name) },
    { label: 'Born', value: birthDate ? dayWithoutWeekday(birthDate) : notThere },
    { label: 'Lives at', value: residence ? addressInline(residence) : notThere },
    ...(mailing ? [{ label: 'Mail', value: lines(mailing) }] : []),
    { label: 'The ballot', value: wantsWords[wants] },
    ...(sendTo ? [{ label: 'Send it to', value: lines(sendTo) }] : []),
    ...(wants === 'collect-agent' ? [{ label: 'Agent', value: agent === '' ? notThere : agent }] : []),
    {
      label: 'Statement',
      value:
        statementQualified === 'missing'
          ? notThere
          : statementQualified === 'written'
            ? 'written'
            : 'printed on the form',
    },
    ...(paper.kind === 'absentee' ? [{ label: 'Certificate', value: certificateWords[paper.certificate] }] : []),
    { label: 'Signature', value: signatureWords[paper.signature] },
    ...(paper.witness ? [{ label: 'Witness', value: witness(paper.witness) }] : []),
  ];
}

export function ApplicationPaper({ application }: { readonly application: Paper }) {
  return (
    <section>
      <h3>The paper as you took it in</h3>
      <Pairs pairs={pairs(application)} />
    </section>
  );
}
