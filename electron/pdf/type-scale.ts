// The sizes of type on posted papers: 14 points for reading at a door, nothing under 12 (the Election Assistance
// Commission's advice for polling-place paper). `leading` is the distance from line to line. All in points.

export interface TypeStyle {
  readonly size: number;
  readonly leading: number;
  /** White above, left out at the top of a page. */
  readonly above: number;
}

export const bodyStyle: TypeStyle = { size: 14, leading: 19.5, above: 8 };
export const leadStyle: TypeStyle = { size: 17, leading: 24, above: 8 };
export const smallStyle: TypeStyle = { size: 12, leading: 16, above: 6 };
export const cellStyle: TypeStyle = { size: 12, leading: 16, above: 0 };
export const headStyle: TypeStyle = { size: 12, leading: 17, above: 0 };
export const footerStyle: TypeStyle = { size: 12, leading: 15.5, above: 0 };
export const headingStyles: { readonly [level in 1 | 2 | 3]: TypeStyle } = {
  1: { size: 27, leading: 33, above: 4 },
  2: { size: 17, leading: 22, above: 17 },
  3: { size: 14, leading: 20, above: 12 },
};
