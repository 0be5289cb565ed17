// Systems that keep a program out of a folder which looks as if it could be written, and where that is set.

const where: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  win32:
    'Windows may keep programs out of this folder: Windows Security, Virus & threat protection, Ransomware protection, “Controlled folder access”. ',
  darwin:
    'macOS may keep programs out of this folder or drive: System Settings, Privacy & Security, “Files and Folders”. ',
};

/** A sentence and a space after it, or nothing where the system has no such setting. */
export const keptOut = (platform: NodeJS.Platform = process.platform): string => where[platform] ?? '';
