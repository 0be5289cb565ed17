// Folders that a service copies elsewhere, that lie on another computer or on the same disk, and copies nobody asked for.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { officeWarnings, secondPlaceWarning, syncedBy } from '../../electron/place-warnings.ts';
import { exampleFalls } from '../support/example-office.ts';
import { withSecondPlace } from '../support/second-place.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { startDesk } from '../support/test-desk.ts';

const falls = exampleFalls();

// The names these services give their folders on Windows, macOS and Linux, as their own help pages show them.
test.each([
  ['C:\\Users\\ruth\\OneDrive\\Office', 'OneDrive'],
  ['C:\\Users\\ruth\\OneDrive - Village of Example Falls\\Office', 'OneDrive'],
  ['C:\\Users\\ruth\\Dropbox\\x', 'Dropbox'],
  ['/Users/ruth/Dropbox (Personal)/x', 'Dropbox'],
  ['G:\\My Drive\\office', 'Google Drive'],
  ['/Users/ruth/Library/CloudStorage/GoogleDrive-ruth@example.com/My Drive', 'Google Drive'],
  ['C:\\Users\\ruth\\iCloudDrive\\x', 'iCloud'],
  ['/Users/ruth/Library/Mobile Documents/com~apple~CloudDocs/x', 'iCloud'],
  ['C:\\Users\\ruth\\Box\\x', 'Box'],
  ['C:\\Users\\ruth\\Box Sync\\x', 'Box'],
  ['C:\\Users\\ruth\\Documents\\ballot box\\x', null],
  ['/srv/boxes/mailbox', null],
  ['E:\\Backups', null],
])('%s is copied by %s', (folder, service) => {
  expect(syncedBy(folder)).toBe(service);
});

test('an office in a folder nobody copies, on this computer, alone there: nothing to say', async () => {
  expect(await falls().serve('desk.status', {})).toMatchObject({ warnings: [] });
});

test('an office in a synced folder: said, with what to do instead', async () => {
  const folder = path.join(tempFolder(), 'OneDrive', 'office');
  const desk = startDesk({ folder });
  const { warnings } = (await desk.serve('desk.status', {})) as { warnings: string[] };
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('a folder that OneDrive copies elsewhere');
  expect(warnings[0]).toContain('Keep the office in a folder that is not synced');
});

test('an office on another computer, by a Windows path of one', async () => {
  expect((await officeWarnings('\\\\town-hall\\shared\\office'))[0]).toContain('lies on another computer');
});

describe('copies that a sync service put beside the office (STO-11)', () => {
  const strange = ["data (Pat's conflicted copy).db", 'office (1).sqlite', 'office-PAT-PC.sqlite'];

  test.each(strange)('%s is noticed, named, and left exactly as it is', async (name) => {
    const folder = falls.folder();
    writeFileSync(path.join(folder, name), 'not ours');
    const desk = startDesk({ folder });
    const { warnings, state } = (await desk.serve('desk.status', {})) as { warnings: string[]; state: string };
    expect(state).toBe('open');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`“${name}”`);
    expect(warnings[0]).toContain('It was neither opened nor deleted');
    await desk.app.close();
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe('not ours');
    expect(readdirSync(folder)).toContain(name);
  });

  test('what the program itself keeps there is not strange', async () => {
    const { desk } = await withSecondPlace(falls);
    for (const name of ['office-before-restore-2027-03-02-094100.sqlite', 'machine.json.unreadable-2027-03-02-094100'])
      writeFileSync(path.join(desk.folder, name), '');
    await desk.do('office.set-certificate', { required: false }); // so that there is a write-ahead file
    expect(await desk.serve('desk.status', {})).toMatchObject({ warnings: [] });
  });
});

describe('the second place', () => {
  test('on the same disk as the office: a disk that fails takes both', async () => {
    const { desk } = await withSecondPlace(falls);
    const { placeWarning } = await desk.ask('backup.status', {});
    expect(placeWarning).toContain('on the same disk as the office');
  });

  test('in a synced folder: that it leaves this computer', async () => {
    const folder = path.join(tempFolder(), 'Dropbox');
    mkdirSync(folder);
    expect(await secondPlaceWarning(folder, falls.folder())).toContain('Dropbox copies this folder elsewhere');
  });

  test('on another computer', async () => {
    expect(await secondPlaceWarning('//town-hall/backups', falls.folder())).toContain('is on another computer');
  });

  // Linux keeps shared memory on a disk of its own.
  test.skipIf(!existsSync('/dev/shm'))('on another disk: nothing to say', async () => {
    expect(await secondPlaceWarning('/dev/shm', falls.folder())).toBeNull();
  });

  test('none is chosen: nothing to say', async () => {
    expect((await falls().ask('backup.status', {})).placeWarning).toBeNull();
  });
});
