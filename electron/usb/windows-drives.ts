// Removable drives on Windows: asked of CIM through PowerShell, let go of as the file window does.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { askSystem } from './ask-system.ts';
import type { Drive } from './drives.ts';

const Volume = z.object({
  DeviceID: z.string().regex(/^[A-Z]:$/),
  VolumeName: z.string().nullable(),
  FreeSpace: z.number().nullable(),
  ReadOnly: z.boolean().nullable(),
});

/** Sticks and cards, and disks on USB, which Windows does not call removable. */
const script = `
$ErrorActionPreference = 'SilentlyContinue'
$usb = @{}
Get-Disk | Where-Object { $_.BusType -in 'USB','SD','MMC' } | Get-Partition | Where-Object { $_.DriveLetter } |
  ForEach-Object { $usb["$($_.DriveLetter):"] = [bool]$_.IsReadOnly }
$found = @(Get-CimInstance Win32_LogicalDisk | Where-Object { $_.Size -and ($_.DriveType -eq 2 -or $usb.ContainsKey($_.DeviceID)) } |
  Select-Object DeviceID, VolumeName, FreeSpace, @{ n = 'ReadOnly'; e = { [bool]$usb[$_.DeviceID] } })
[Console]::OutputEncoding = [Text.Encoding]::UTF8
ConvertTo-Json -Compress -InputObject $found
`;

function powerShell(text: string): Promise<string> {
  const root = process.env.SystemRoot ?? 'C:\\Windows';
  const program = path.win32.join(root, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe');
  // Sixteen-bit text in base 64: what PowerShell takes without reading any quotes anew.
  const encoded = Buffer.from(text, 'utf16le').toString('base64');
  return askSystem(program, ['-NoProfile', '-NonInteractive', '-EncodedCommand', encoded]);
}

export const windowsDrives = async (): Promise<Drive[]> => drivesIn(await powerShell(script));

/** What PowerShell printed. Throws where it is another listing. */
export const drivesIn = (listing: string): Drive[] =>
  z
    .array(Volume)
    .parse(JSON.parse(listing.replace(/^\uFEFF/, '')))
    .map(({ DeviceID, VolumeName, FreeSpace, ReadOnly }) => ({
      path: `${DeviceID}\\`,
      label: VolumeName ?? '',
      freeBytes: FreeSpace,
      locked: ReadOnly ?? false,
    }));

/** The file window’s own “Eject” gives no answer: the drive is let go of when its letter is gone. */
export async function ejectOnWindows(drive: string): Promise<boolean> {
  const letter = /^([A-Z]:)\\$/i.exec(drive)?.[1];
  if (letter === undefined) return false;
  await powerShell(
    `(New-Object -ComObject Shell.Application).Namespace(17).ParseName('${letter}').InvokeVerb('Eject')\nStart-Sleep -Seconds 2`,
  );
  for (let tries = 0; tries < 10; tries += 1) {
    const there = await stat(drive).then(
      () => true,
      () => false,
    );
    if (!there) return true;
    await setTimeout(500);
  }
  return false;
}
