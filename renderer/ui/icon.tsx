// The program's own icons: 20 × 20, line 1.6, round ends. They are drawn once in a sprite and used by name, because a list
// of hundreds of rows shows the same few again and again. An icon never stands without its word.

const drawings = {
  check: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="m6.6 10.3 2.3 2.3 4.6-5" />
    </>
  ),
  tick: <path d="m4 10.5 4 4 8-9" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.5V10l3 2" />
    </>
  ),
  alert: (
    <>
      <path d="M10 3 2.3 16.5h15.4zM10 8v4" />
      <path d="M10 14.3v.01" strokeWidth="2.2" />
    </>
  ),
  stop: (
    <>
      <path d="M6.9 2.5h6.2l4.4 4.4v6.2l-4.4 4.4H6.9l-4.4-4.4V6.9zM10 6v5" />
      <path d="M10 13.8v.01" strokeWidth="2.2" />
    </>
  ),
  ask: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M7.8 7.9c.2-1.3 1.1-2 2.3-2 1.3 0 2.2.8 2.2 1.9 0 1.7-2.3 1.8-2.3 3.5" />
      <path d="M10 13.9v.01" strokeWidth="2.2" />
    </>
  ),
  wait: (
    <path d="M5.5 2.5h9M5.5 17.5h9M6.5 2.5v3c0 2 3.5 3 3.5 4.5s-3.5 2.5-3.5 4.5v3M13.5 2.5v3c0 2-3.5 3-3.5 4.5s3.5 2.5 3.5 4.5v3" />
  ),
  out: (
    <>
      <path d="M17.5 9.5V5h-15v10h8" />
      <path d="m2.8 5.3 7.2 5.2 7.2-5.2M13 14.5h5M15.8 12l2.5 2.5-2.5 2.5" />
    </>
  ),
  mail: (
    <>
      <path d="M2.5 4.5h15v11h-15z" />
      <path d="m2.8 5 7.2 5.5L17.2 5" />
    </>
  ),
  back: (
    <>
      <path d="M3 11v5.5h14V11" />
      <path d="M10 3v9M6.5 8.8 10 12.3l3.5-3.5" />
    </>
  ),
  pen: (
    <>
      <path d="m3.5 16.5.8-3.5L13.5 3.8l2.7 2.7L7 15.7z" />
      <path d="m11.5 5.8 2.7 2.7" />
    </>
  ),
  no: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="m7.3 7.3 5.4 5.4M12.7 7.3l-5.4 5.4" />
    </>
  ),
  dash: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M6.8 10h6.4" />
    </>
  ),
  open: <circle cx="10" cy="10" r="7.5" />,
  find: (
    <>
      <circle cx="8.8" cy="8.8" r="5.8" />
      <path d="m13 13 4.5 4.5" />
    </>
  ),
  lock: <path d="M4.5 9h11v8.5h-11zM7 9V6a3 3 0 0 1 6 0v3" />,
  print: (
    <>
      <path d="M5.5 7V2.5h9V7M5.5 14h-3V7h15v7h-3" />
      <path d="M5.5 11.5h9v6h-9z" />
    </>
  ),
  undo: (
    <>
      <path d="M6.5 4 3 7.5 6.5 11" />
      <path d="M3 7.5h8.5a5 5 0 0 1 0 10H7" />
    </>
  ),
  note: (
    <>
      <path d="M4 2.5h8.5L16 6v11.5H4z" />
      <path d="M7 9h6M7 12.5h6" />
    </>
  ),
  moved: <path d="M3 10h13M12 5.5l4.5 4.5-4.5 4.5" />,
  x: <path d="m5 5 10 10M15 5 5 15" />,
  saved: (
    <>
      <path d="M3 3h11l3 3v11H3z" />
      <path d="M6.5 3v4.5h6V3M6.5 17v-5h7v5" />
    </>
  ),
  person: (
    <>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3 17.5c.6-4 3.4-5.5 7-5.5s6.4 1.5 7 5.5" />
    </>
  ),
  up: <path d="m5 12.5 5-5 5 5" />,
  down: <path d="m5 7.5 5 5 5-5" />,
  left: <path d="m12.5 5-5 5 5 5" />,
  right: <path d="m7.5 5 5 5-5 5" />,
  plus: <path d="M10 4v12M4 10h12" />,
} as const;

export type IconName = keyof typeof drawings;

/** Stands once in the window, before everything that uses an icon. */
export function IconSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 20 20">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

/** One icon in the colour and size of the text around it. Hidden from screen readers: the word beside it is read. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
