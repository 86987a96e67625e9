/** Control characters but the line feed and the tab: terminals interpret them as commands. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Direction characters, which reorder the text around them on the screen. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

const escaped = (character: string): string =>
  String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes text written by visitors for a terminal, where it could otherwise forge lines or set the title. In JSON the
 * escape stands for the same character.
 */
export const printable = (text: string): string =>
  text.replaceAll(controls, escaped).replaceAll(directions, escaped);
