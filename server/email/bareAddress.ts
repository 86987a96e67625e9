/** The address of `Name <address>`: an envelope takes no name. */
export const bareAddressOf = (text: string): string =>
  text.endsWith('>') ? text.slice(text.lastIndexOf('<') + 1, -1) : text;

/** The name in `Name <address>`; empty where there is none. */
export const nameOf = (text: string): string =>
  text.endsWith('>') ? text.slice(0, text.lastIndexOf('<')).trim() : '';
