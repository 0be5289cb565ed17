// Choosing the state's application form: the file is read in a thread of its own and looked at. Nothing is kept until the act.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { standingOf } from '../../shared/documents/state-form/known-forms.ts';
import type { MailBallotKind } from '../../shared/domain/mail-ballot.ts';
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { readWhole } from '../pictures/chosen-files.ts';
import { isPdf } from '../pictures/pdf-file.ts';
import { largestBlob } from '../store/blobs.ts';
import { digestOf } from '../store/canonical.ts';
import type { OfficeStore } from '../store/office-store.ts';
import { inThread } from './in-thread.ts';
import { whyNotKept } from './why-not-kept.ts';

type Chosen = Result<ServiceValue<'state-form.choose-file'>, Refusal>;
const titles: Readonly<Record<MailBallotKind, string>> = {
  absentee: 'Which file is the state’s absentee application?',
  'early-mail': 'Which file is the state’s early mail application?',
};

/** The file the clerk picks; nothing after Cancel. */
export async function chooseStateForm(
  desk: Desk,
  _: OfficeStore,
  { kind }: { readonly kind: MailBallotKind },
): Promise<Chosen> {
  const file = await desk.dialogs.openFile({ title: titles[kind], extensions: ['pdf'] });
  return file === null ? ok({ chosen: null }) : takeStateForm(desk, file, kind);
}

/** The same for a file that is named, as on the command line. */
export async function takeStateForm(desk: Desk, file: string, kind: MailBallotKind): Promise<Chosen> {
  const no = (why: string) => refuse('not-the-form', `${why} Nothing was kept.`);
  const read = await readWhole(file, largestBlob);
  if (!read.ok) return no(read.error);
  const { name, bytes } = read.value;
  if (!isPdf(bytes)) return no(`${name} is no PDF file, or not all of it. Choose the state’s form as a PDF.`);
  const news = await inThread({ what: 'read', form: bytes });
  if (news.kind !== 'found') return no(`${name} ${whyNotKept[news.kind === 'not' ? news.why : 'broken']}.`);
  const { found } = news;
  const looks = {
    ...{ pages: found.pages, fields: found.fields.length, fieldsDigest: digestOf(found.fields) },
    ...standingOf(kind, found),
  };
  const sha256 = desk.chosen.hold({ use: 'state-form', name, bytes, looks: { kind, found: looks } });
  return ok({ chosen: { sha256, name, looks } });
}
