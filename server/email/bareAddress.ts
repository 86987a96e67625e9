/** The address in `Name <address>`, or the text itself without brackets: an SMTP envelope takes no name. */
export const bareAddressOf = (text: string): string =>
  text.endsWith('>') ? text.slice(text.lastIndexOf('<') + 1, -1) : text;

/** The name in `Name <address>`; empty if there is none. */
export const nameOf = (text: string): string =>
  text.endsWith('>') ? text.slice(0, text.lastIndexOf('<')).trim() : '';
