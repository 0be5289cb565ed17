// Removable drives. The export to USB comes in a later step; until then no drive is offered anywhere.

export interface Drive {
  readonly path: string;
  readonly label: string;
  readonly freeBytes: number;
}
export interface Drives {
  list(): Promise<readonly Drive[]>;
}
export const noDrives = (): Drives => ({ list: async () => [] });
