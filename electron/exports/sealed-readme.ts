// What stands beside a sealed archive, for whoever finds it years later.
import type { Manifest } from '../../shared/exports/manifest.ts';
import { sealedName } from '../../shared/exports/manifest.ts';
import { instantInWords } from '../../shared/words/clock.ts';
import { audienceInWords, partInWords } from '../../shared/words/exports.ts';

export const sealedReadme = ({
  village,
  election,
  part,
  audience,
  madeAt,
  chain,
  practice,
}: Pick<Manifest, 'village' | 'election' | 'part' | 'audience' | 'madeAt' | 'chain' | 'practice'>): string =>
  `RECORDS OF A VILLAGE ELECTION, SEALED WITH A PASSPHRASE

${practice ? 'PRACTICE: nothing in it is real.\n' : ''}Village: ${village}
Election: ${election.title} (${election.id})
What: ${partInWords(part)}, ${audienceInWords[audience]}
Written: ${instantInWords(madeAt)}
Check code of the office's history at that moment (${chain.events} events):
${chain.head}

HOW IT OPENS

The records are in ${sealedName}. They open with the passphrase that was chosen when
they were written, and with nothing else: not with the office's own passphrase, not
with its recovery code. Without it nobody can open them.

With the program Village Election Desk: Records, "Check an export", and type the
passphrase. To get the files out, on its command line, with the passphrase as the
first line of a file that DESK_EXPORT_PASSPHRASE_FILE names:

    desk verify ${sealedName} --unpack FOLDER

HOW IT IS WRITTEN, FOR WHOEVER HAS NO SUCH PROGRAM

Two lines of text: a name, and JSON with N, r, p and salt (hexadecimal). The key is
scrypt(passphrase in UTF-8, NFKC; salt; N, r, p), 32 bytes. Then chunks: four bytes, the
length of what follows (big-endian); 12 bytes nonce; text; 16 bytes tag (AES-256-GCM).
The additional data of chunk number n (from 0) is the two lines with their line ends,
then n in digits, then " last" for the last chunk. The texts one after the other are,
for each file, a line of JSON {"path", "bytes"} and then so many bytes.
`
    .replaceAll('\u00a0', ' ')
    .replaceAll('\n', '\r\n');
