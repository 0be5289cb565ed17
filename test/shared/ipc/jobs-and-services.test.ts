// What the window may start and what it may ask the computer for, by name.
import { expect, test } from 'vitest';
import { services } from '../../../shared/ipc/services.ts';
import { jobs } from '../../../shared/jobs/index.ts';

const names = (list: readonly { readonly name: string }[]) => list.map((item) => item.name).sort();

test('the long works and the services', () => {
  expect(names(jobs)).toEqual([
    'backup',
    'check-export',
    'drill',
    'export',
    'import-voters',
    'inspect-backup',
    'look-over-voters',
    'print-batch',
    'print-batch-again',
    'print-take-along-box',
    'restore',
    'verify-history',
  ]);
  expect(names(services)).toEqual([
    'artwork.choose-file',
    'backup.list',
    'backup.set-place',
    'ballot.choose-file',
    'ballot.save-candidates',
    'calendar.save',
    'desk.choose-person',
    'desk.go-to',
    'desk.lock',
    'desk.status',
    'desk.unlock',
    'desk.unlock-with-code',
    'draft.discard',
    'draft.load',
    'draft.save',
    'drive.list',
    'job.start',
    'job.stop',
    'labels.at-hand',
    'labels.preview',
    'labels.print-test',
    'labels.set-at-hand',
    'machine.set-idle',
    'machine.settings',
    'paper.print-recovery-code',
    'paper.save-copy',
    'paper.show',
    'people.make-recovery-code',
    'people.set-passphrase',
    'place.pick',
    'posting.choose-photo',
    'printer.forget',
    'printer.print-calibration',
    'printer.print-test',
    'printer.set',
    'printer.settings',
    'printer.use',
    'sample.load',
    'seal.choose-file',
    'state-form.choose-file',
    'voters.choose-file',
    'voters.preview',
    'voters.save-rejected',
  ]);
});
