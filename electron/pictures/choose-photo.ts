// Choosing a photo of a paper on a wall: the file is read and looked at. Nothing is kept until the act.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import type { ServiceValue } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Desk } from '../app.ts';
import { largestBlob } from '../store/blobs.ts';
import { readWhole } from './chosen-files.ts';
import { photoKind } from './photo-kind.ts';

/** The file the clerk picks; nothing after Cancel. */
export async function choosePhoto(desk: Desk): Promise<Result<ServiceValue<'posting.choose-photo'>, Refusal>> {
  const title = 'Which photo shows that it hangs?';
  const file = await desk.dialogs.openFile({ title, extensions: ['jpg', 'jpeg', 'png'] });
  if (file === null) return ok({ chosen: null });
  const no = (why: string) => refuse('not-a-photo', `${why} Nothing was kept.`);
  const read = await readWhole(file, largestBlob);
  if (!read.ok) return no(read.error);
  const { name, bytes } = read.value;
  if (photoKind(bytes) === null)
    return no(`${name} is no JPEG or PNG that can be read. Save the photo as one of these, and choose it again.`);
  return ok({ chosen: { sha256: desk.chosen.hold({ use: 'photo', name, bytes }), name } });
}
