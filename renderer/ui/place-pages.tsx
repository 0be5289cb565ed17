// The pages of one place, one beside the other above the title of each.

export interface PlacePage {
  readonly id: string;
  readonly label: string;
  readonly path: string;
}

export function PlacePages({
  label,
  pages,
  here,
}: {
  /** The place: “Records”. */
  readonly label: string;
  readonly pages: readonly PlacePage[];
  readonly here: string;
}) {
  return (
    <nav className="place-pages" aria-label={label}>
      <ul>
        {pages.map(({ id, label: name, path }) => (
          <li key={id}>
            <a href={`#${path}`} aria-current={id === here ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
