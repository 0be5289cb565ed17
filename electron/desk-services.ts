// What the window may ask beside acts and questions: its drafts, pickers, the viewer, long work, a practice village.
import type { z } from 'zod';
import { type Refusal, refuse } from '../shared/commands/define-command.ts';
import { type RecordedAt, timeRecorded } from '../shared/domain/recorded-at.ts';
import type { ServiceInput, ServiceName, ServiceValue } from '../shared/ipc/contract.ts';
import { services } from '../shared/ipc/services.ts';
import { ok, type Result } from '../shared/result.ts';
import { printRecoveryCode } from './acts/print-recovery-code.ts';
import { showStored } from './acts/show-paper.ts';
import type { Answer, Desk } from './app.ts';
import { warningsOf } from './backups/at-work.ts';
import { type MachineService, machineDoings } from './backups/services.ts';
import { saveCalendar } from './exports/calendar-file.ts';
import { saveCandidates } from './exports/candidates-file.ts';
import { saveNewspaperCopy } from './exports/newspaper-copy.ts';
import { invalidInput } from './ipc/invalid-input.ts';
import { jobWork } from './jobs/index.ts';
import { makeRecoveryCode, setPassphrase } from './people/secrets.ts';
import { choosePerson, lock, unlock, unlockWithCode } from './people/unlock.ts';
import { whoMayOpen } from './people/who-may-open.ts';
import { chooseBallot } from './pictures/choose-ballot.ts';
import { choosePhoto } from './pictures/choose-photo.ts';
import { chooseArtwork, chooseSeal } from './pictures/choose-seal.ts';
import { goToOffice, practiceOf } from './practice-office.ts';
import { labelDoings } from './printers/labels.ts';
import { printCalibration, printTest } from './printers/print-tests.ts';
import { offersFor } from './restore/offers.ts';
import { loadSample } from './samples/load-sample.ts';
import { chooseStateForm } from './state-form/choose-form.ts';
import type { OfficeStore } from './store/office-store.ts';
import { officeFile } from './store/open.ts';
import { damaged, problemFrom, type StartProblem } from './store/store-problem.ts';
import { chooseList, previewList, saveRejected } from './voters/desk-lists.ts';

type Done<N extends ServiceName> = Result<ServiceValue<N>, Refusal> | Promise<Result<ServiceValue<N>, Refusal>>;
type Served<N extends ServiceName, Office> = (desk: Desk, office: Office, input: ServiceInput<N>) => Done<N>;

/** What needs no office that is open and read. */
type Early =
  | 'desk.status'
  | 'sample.load'
  | 'desk.unlock'
  | 'desk.unlock-with-code'
  | 'desk.lock'
  | 'desk.go-to'
  | 'people.set-passphrase'
  | 'people.make-recovery-code'
  | MachineService
  | 'job.start'
  | 'job.stop';

const early: { readonly [N in Early]: (desk: Desk, input: ServiceInput<N>) => Done<N> } = {
  ...machineDoings,
  'desk.status': async (desk) => {
    const status = statusOf(desk);
    return ok({ ...status, warnings: await warningsOf(desk), offers: await offersFor(desk, status) });
  },
  'sample.load': (desk) => loadSample(desk),
  'desk.unlock': (desk, { person, passphrase }) => unlock(desk, person, passphrase),
  'desk.unlock-with-code': (desk, { code, person, newPassphrase }) => unlockWithCode(desk, code, person, newPassphrase),
  'desk.lock': (desk) => lock(desk),
  'desk.go-to': (desk, { office }) => goToOffice(desk, office),
  'people.set-passphrase': (desk, input) => setPassphrase(desk, input),
  'people.make-recovery-code': (desk) => makeRecoveryCode(desk),
  'job.start': (desk, { job, input }) => {
    const work = jobWork(desk, job, input);
    return work.ok ? ok({ id: desk.jobs.start(work.value) }) : work;
  },
  'job.stop': (desk, { id }) => {
    desk.jobs.stop(id);
    return ok({});
  },
};

const noOffice = () => refuse('no-office', 'There is no office here yet.');

const doings: { readonly [N in Exclude<ServiceName, Early>]: Served<N, OfficeStore> } = {
  'desk.choose-person': (desk, store, { person }) => choosePerson(desk, store, person),
  'draft.load': (_, store, { key }) => {
    const draft = store.drafts.load(key);
    return ok({ draft: draft && { text: draft.text, savedAt: timeRecorded(draft.savedAt as RecordedAt) } });
  },
  'draft.save': (desk, store, { key, text }) => {
    const now = desk.clock.now();
    store.drafts.save(key, text, now);
    return ok({ savedAt: timeRecorded(now) });
  },
  'draft.discard': (_, store, { key }) => {
    store.drafts.discard(key);
    return ok({});
  },
  'paper.print-recovery-code': (desk, store, { groups }) => printRecoveryCode(desk, store, groups),
  'ballot.save-candidates': (desk, store, input) => saveCandidates(desk, store, input),
  'calendar.save': (desk, store, input) => saveCalendar(desk, store, input),
  'paper.save-copy': (desk, store, input) => saveNewspaperCopy(desk, store, input),
  'paper.show': (desk, store, { sha256 }) => showStored(desk, store, sha256),
  'posting.choose-photo': choosePhoto,
  'ballot.choose-file': chooseBallot,
  'state-form.choose-file': chooseStateForm,
  ...labelDoings,
  'printer.print-calibration': printCalibration,
  'printer.print-test': printTest,
  'seal.choose-file': chooseSeal,
  'artwork.choose-file': chooseArtwork,
  'voters.choose-file': chooseList,
  'voters.preview': previewList,
  'voters.save-rejected': (desk) => saveRejected(desk),
};

/** Does the service of that name; null where none has it. */
export async function callService(desk: Desk, name: string, raw: unknown): Promise<Answer | null> {
  const service = services.find((s) => s.name === name);
  if (!service) return null;
  const input = (service.input as z.ZodType<unknown>).safeParse(raw);
  if (!input.success) return { ok: false, refusal: invalidInput(input.error, raw) };
  const done = await serve(desk, service.name, input.data);
  return done.ok ? { ok: true, value: service.value.parse(done.value) } : { ok: false, refusal: done.error };
}

async function serve(desk: Desk, name: ServiceName, input: unknown): Promise<Result<unknown, Refusal>> {
  if (isEarly(name)) return (early[name] as (desk: Desk, input: unknown) => Done<ServiceName>)(desk, input);
  const store = desk.open();
  if (!store) return noOffice();
  return (doings[name] as Served<ServiceName, OfficeStore>)(desk, store, input as ServiceInput<ServiceName>);
}

const isEarly = (name: ServiceName): name is Early => name in early;

/** Tries the folder again, so that “Try again” on the start screen is one call. */
function statusOf(desk: Desk): Omit<ServiceValue<'desk.status'>, 'warnings' | 'offers'> {
  const here = { problem: null, locked: null, folder: desk.dataDir, practice: practiceOf(desk) };
  try {
    const rest = desk.locked();
    if (!rest) return { ...here, state: desk.store ? 'open' : 'no-office', problem: damageIn(desk) };
    return { ...here, state: 'locked', locked: whoMayOpen(desk, rest) };
  } catch (error) {
    return { ...here, state: 'problem', problem: desk.problem ?? problemFrom(error, officeFile(desk.dataDir)) };
  }
}

/** Damage that keeps nobody from opening the office, though perhaps from reading one election of it. */
function damageIn({ store }: Desk): StartProblem | null {
  const found = store?.whole.damage;
  return store && found ? damaged(store.file, `: ${found}`) : null;
}
