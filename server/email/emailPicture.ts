import { readFileSync } from 'node:fs';

/** The name under which the HTML of an email finds its picture among the parts of the email. */
const contentId = 'kolam@email';

let bytes: Buffer | undefined;

/**
 * The one picture of an email, which travels inside it: a closed kolam on the night ground, 352 × 352 px for 176, drawn by
 * tooling/emailPicture.ts.
 */
export const emailPicture = {
  contentId,
  url: `cid:${contentId}`,
  type: 'image/png',
  /** Read once, when the first email leaves. */
  read: (): Buffer => (bytes ??= readFileSync(new URL('kolam.png', import.meta.url))),
};
