// How the pages of an export look: light or dark as the reader's system is, wide tables that scroll by themselves, and a
// print that repeats the head of a table on every sheet and splits no row.
export const pageStyle = `
:root { color-scheme: light dark; --ink: #1b1b1b; --soft: #4d4d4d; --line: #8a8a8a; --sheet: #fff; --band: #f2f2ee; --link: #0b4f8a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0f0ec; --soft: #c4c4bd; --line: #7d7d78; --sheet: #16181a; --band: #212427; --link: #8ec7ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 80rem; background: var(--sheet); color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem; border-bottom: 2px solid var(--line); padding-bottom: .25rem; }
p { max-width: 46rem; margin: .5rem 0; }
.soft { color: var(--soft); }
.practice { border: 3px solid; padding: .5rem 1rem; font-weight: 700; }
a { color: var(--link); }
a:focus-visible, .wide:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
nav ul { columns: 16rem; padding-left: 1.25rem; }
nav li { padding: .2rem 0; break-inside: avoid; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1.5rem; }
dt { font-weight: 600; }
dd { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; vertical-align: top; overflow-wrap: break-word; white-space: pre-line; }
td { min-width: 2rem; }
td.day { white-space: nowrap; }
thead th { background: var(--band); overflow-wrap: normal; }
@media print {
  @page { size: letter landscape; margin: 12mm; }
  :root { --ink: #000; --soft: #000; --line: #777; --sheet: #fff; --band: #eee; --link: #000; }
  body { padding: 0; max-width: none; font-size: 10pt; }
  .wide { overflow: visible; }
  table { width: 100%; font-size: 7.5pt; }
  th, td { padding: 2pt 3pt; }
  thead { display: table-header-group; }
  tr, dt, dd { break-inside: avoid; }
  h2, p { break-after: avoid; }
  nav { display: none; }
}
`;
