// The help that is in the program: plain paragraphs, read offline, searched by Ctrl+K.

export interface HelpPage {
  /** The route's last part; a screen's page has the screen's own id. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
