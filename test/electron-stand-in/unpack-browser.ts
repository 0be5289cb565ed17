// Run by browser.ts with TMPDIR set: unpacks the npm browser, its libraries and its fonts there.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
await chromium.executablePath();
// The libraries that a bare Debian lacks; the package itself unpacks them only in the cloud it was made for.
await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'));
// Its own font list knows the fonts only under /tmp; without one that is found, Chromium draws no letter.
writeFileSync(
  path.join(os.tmpdir(), 'fonts/fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`,
);
