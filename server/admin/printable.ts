/** All but the line break and the tab: terminals take them for orders. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** They turn the order of what stands beside them on the screen. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

const escaped = (character: string): string =>
  String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What visitors wrote, for a terminal: it may forge no line and no title. In JSON an escape means the same character. */
export const printable = (text: string): string =>
  text.replaceAll(controls, escaped).replaceAll(directions, escaped);
