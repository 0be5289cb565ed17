// The way back to the list of all Help, above the title of each of its pages.
export const toHelp = <a href="#/help">Help</a>;
