// `desk state-form`: imports the state's application form from a PDF file, as Settings does.
import path from 'node:path';
import { MailBallotKind } from '../../shared/domain/mail-ballot.ts';
import { takeStateForm } from '../state-form/choose-form.ts';
import { commandLine } from './command-line.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { withOffice } from './with-office.ts';

const usage = 'Say which form and which file: desk state-form absentee|early-mail FILE --data DIR.';

export async function stateFormCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, {});
  const [word, file, ...more] = line.words;
  const kind = MailBallotKind.safeParse(word);
  if (!kind.success || file === undefined || more.length > 0) throw new Sentence(usage);
  return withOffice(line, async (app) => {
    const taken = await takeStateForm(app.desk, path.resolve(file), kind.data);
    if (!taken.ok) throw new Sentence(taken.error.message);
    const { chosen } = taken.value;
    if (!chosen) throw new Error('a file that is named is not cancelled');
    const input = { kind: kind.data, sha256: chosen.sha256 };
    const answer = await app.call('office.import-state-form', { act: app.desk.ids.act(), input });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    if (line.flag('json')) printJson(io, { ok: true, value: chosen });
    else
      io.out(
        chosen.looks.standing === 'known'
          ? 'The form is imported, and its fields are known: it can be filled in.\n'
          : 'The form is imported. Its fields are not known: a sheet will say what to write on it.\n',
      );
    return 0;
  });
}
