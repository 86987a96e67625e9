import { readFileSync } from 'node:fs';

/** The Content-ID by which the HTML of an email refers to its picture among the parts of the email. */
const contentId = 'kolam@email';

let bytes: Buffer | undefined;

/**
 * The only picture of an email, which is sent as a part of it: a closed kolam on the dark background, 352 × 352 px
 * shown at 176 px, drawn by tooling/emailPicture.ts.
 */
export const emailPicture = {
  contentId,
  url: `cid:${contentId}`,
  type: 'image/png',
  /** Reads the file once, for the first email. */
  read: (): Buffer => (bytes ??= readFileSync(new URL('kolam.png', import.meta.url))),
};
