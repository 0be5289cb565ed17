import { fallsElection as election, fallsSteps } from '../support/example-steps.ts';
import { certificate, filing, person, petition } from '../support/filing-steps.ts';
import { test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';
const file = (what: unknown) => ['nominations.record-filing', { election, filing: what }] as never;
test.use({ now: '2027-02-18T10:12:00-05:00' });
test('shots', async ({ page }) => {
  test.setTimeout(120000);
  await openDeskWith(page, [
    ...fallsSteps.filter(([n]) => !n.startsWith('mail-ballot')),
    ['nominations.set-signature-base', { election, population: 940, votersAtLastElection: 212, registered: 588 }],
    file(certificate('2027-01-28', '16:58', { persons: [person('Ada Lovell', 1), person('Jon Smyth')] })),
    ['nominations.decide-filing', { election, number: 1, decision: 'on-the-list', reason: null }],
    file(petition('2027-02-09', '08:30', { persons: [person('Robert “Bob” O’Neil III'), person('Cal Moss', null, { officeWords: 'Highway Superintendent', residence: null })], signatures: 21, committee: ['Ana Ruiz'] })),
    file(petition('2027-02-09', '17:20', { filedBy: 'Kim Doe', party: 'Open Books', persons: [person('Jon Smyth')] })),
    file(filing('declination', '2027-02-01', '11:00', { about: 1, persons: [person('Jon Smyth')] })),
    file(filing('substitution', '2027-02-04', '09:30', { about: 1, replaces: 5, consent: true, persons: [person('Bo Lee')] })),
    ['nominations.decide-filing', { election, number: 3, decision: 'on-the-list', reason: null }],
    ['nominations.change-standing', { election, number: 5, standing: 'declined', on: '2027-02-01', filing: 4, reason: null }],
  ] as never);
  const shot = async (hash: string, name: string, full = true) => { await goTo(page, hash); await page.waitForTimeout(1500); await page.screenshot({ path: `/tmp/fa-shots/${name}.png`, fullPage: full }); };
  await page.setViewportSize({ width: 1280, height: 800 });
  await shot('#/nominations', 'book');
  await shot('#/nominations/1', 'filing1');
  await shot('#/nominations/2', 'filing2');
  await shot('#/nominations/4', 'filing4');
  await shot('#/nominations/candidates', 'candidates');
  await shot('#/nominations/signatures', 'signatures');
  await goTo(page, '#/nominations/new');
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Independent nominating petition' });
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/fa-shots/counter.png', fullPage: true });
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Certificate filling a vacancy' });
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/fa-shots/counter2.png', fullPage: true });
});
