type TraceErrorWords = {
  /** What is wrong with the file. */
  says: string;
  /** What the person who opened it can do. */
  todo: string;
};

/** Why a file was not opened. `E_UNREADABLE`: the browser refused to read its text. */
export const traceErrors = {
  E_EMPTY: {
    says: 'This file is empty.',
    todo: 'Ask for the file again: it may not have been saved as a whole.',
  },
  E_TOO_LARGE: {
    says: 'This file is larger than 8 MiB. A trace is much smaller, so nothing of it was read.',
    todo: 'Check that it is the file that ends in .trace.json or .trace.json.txt.',
  },
  E_NOT_JSON: {
    says: 'This file is no JSON, the form in which traces are written.',
    todo: 'Open the file as it was saved, not a picture or a whole email. If it was edited, ask for it again.',
  },
  E_TRUNCATED: {
    says: 'The end of this file is missing.',
    todo: 'Ask for the file again, as an attachment: pasted text is often cut off.',
  },
  E_NOT_TRACE: {
    says: 'This file is JSON, but no trace of this site.',
    todo: 'Check that it is the file that ends in .trace.json or .trace.json.txt. Of exports of Redux DevTools only those of a store named “Trace” can be opened.',
  },
  E_VERSION_NEWER: {
    says: 'This trace was made by a newer version of the site.',
    todo: 'Open it on the site that it came from, or reload this page to get the newest version.',
  },
  E_SHAPE: {
    says: 'A part of this trace is not as it should be.',
    todo: 'Ask for the file again. If it was not edited, tell the developers the code and the place.',
  },
  E_STEPS: {
    says: 'This trace has more than 5,000 steps, and the site never writes so many.',
    todo: 'Do not trust this file. Ask for one that was saved by “Report a problem”.',
  },
  E_DEPTH: {
    says: 'This trace is nested deeper than the site ever writes.',
    todo: 'Do not trust this file. Ask for one that was saved by “Report a problem”.',
  },
  E_NODES: {
    says: 'This trace holds more values than the site ever writes.',
    todo: 'Do not trust this file. Ask for one that was saved by “Report a problem”.',
  },
  E_KEYS: {
    says: 'This trace holds a name that could do harm.',
    todo: 'Do not trust this file. Nothing of it was used. Tell the developers where it came from.',
  },
  E_UNREADABLE: {
    says: 'The browser could not read this file.',
    todo: 'It may have been moved, renamed or deleted meanwhile. Choose it again.',
  },
} as const satisfies Record<string, TraceErrorWords>;
