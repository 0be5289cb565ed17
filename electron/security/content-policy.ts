// What a page of ours may load: its own files. Sent as a header with every answer, so no page can leave it out.

// React Aria puts this one style sheet into the page (touch-action of things that can be pressed). It is let in by its digest,
// so that no other inline style is; a test in the window fails when a new version changes its text.
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const CONTENT_POLICY = [
  "default-src 'self'",
  `style-src 'self' ${REACT_ARIA_STYLE}`,
  // The village's seal, where it is a JPEG: the bytes are in the page, since no page may name a file of the office.
  "img-src 'self' data:",
  "object-src 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const POLICY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
