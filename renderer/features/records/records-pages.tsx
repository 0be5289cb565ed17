// The pages of Records, one beside the other above the title of each. A new page is one line here.

const pages = [
  { id: 'history', label: 'History', path: '/records' },
  { id: 'check', label: 'Check the history', path: '/records/check' },
  { id: 'backup', label: 'Backup', path: '/records/backup' },
  { id: 'start-here', label: 'Start here, for the deputy', path: '/records/start-here' },
] as const;

export type RecordsPage = (typeof pages)[number]['id'];

export function RecordsPages({ here }: { readonly here: RecordsPage }) {
  return (
    <nav className="records-pages" aria-label="Records">
      <ul>
        {pages.map(({ id, label, path }) => (
          <li key={id}>
            <a href={`#${path}`} aria-current={id === here ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
