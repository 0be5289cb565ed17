// Whether a file is a PDF by what is in it, whatever its name says.

/** “%PDF-1.” at its very beginning, and its end in sight: half a file is none. */
export const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')) &&
  bytes.subarray(-1024).toString('latin1').includes('%%EOF');
