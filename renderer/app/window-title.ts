// What the window is called in the task bar: after its page, or after the lock screen while that covers the page.

let ofPage = 'Village Election Desk';
let ofCover: string | null = null;

function show(): void {
  document.title = ofCover ?? ofPage;
}

/** “Today · Village Election Desk” */
export function nameWindow(title: string): void {
  ofPage = `${title} · Village Election Desk`;
  show();
}

/** While the page must not be readable, not even its name; null gives the window the name of its page again. */
export function coverWindowTitle(title: string | null): void {
  ofCover = title === null ? null : `${title} · Village Election Desk`;
  show();
}
