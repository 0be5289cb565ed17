// The practice office lies in a folder of its own. The desk goes to it and back; the two are never open at once.
import { type Refusal, refuse } from '../shared/commands/define-command.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Desk } from './app.ts';
import { whileWorking } from './people/alone.ts';
import { hasOffice } from './store/open.ts';

type WhichOffice = 'real' | 'practice';
type Moved = Result<Record<never, never>, Refusal>;

/** Whether the desk is in the practice folder, and whether an office lies there. Null where there is no such folder. */
export const practiceOf = (desk: Desk): { here: boolean; begun: boolean } | null =>
  desk.practiceDir === undefined
    ? null
    : { here: desk.dataDir === desk.practiceDir, begun: hasOffice(desk.practiceDir) };

/** Goes to the other office, the real one or the one for practice. Refused where that was not begun yet. */
export const goToOffice = async (desk: Desk, which: WhichOffice): Promise<Moved> =>
  which === 'practice' && practiceOf(desk)?.begun === false
    ? refuse('not-begun', 'There is no practice office yet. Make the practice village first.')
    : closeAndGo(desk, which);

/** The same, also to where nothing was begun yet. Refused while long work runs. */
export const closeAndGo = (desk: Desk, which: WhichOffice): Promise<Moved> =>
  desk.gate.alone(async () => {
    const folder = which === 'real' ? desk.homeDir : desk.practiceDir;
    if (folder === undefined) return refuse('no-practice-here', 'This desk was started without a practice office.');
    const working = whileWorking(desk);
    if (working) return err(working);
    if (folder !== desk.dataDir) moveTo(desk, folder);
    return ok({});
  });

function moveTo(desk: Desk, folder: string): void {
  desk.store?.close();
  desk.rest?.close();
  desk.store = desk.rest = desk.problem = null;
  desk.session = { person: null, byCode: false };
  desk.places.clear();
  desk.dataDir = folder;
}
