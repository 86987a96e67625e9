export type EmailAttachment = {
  name: string;
  /** With its parameters, as `text/calendar; method=PUBLISH`. */
  type: string;
  /** In bytes. */
  size: number;
  /** The text links to the same, so that the email may leave without it. */
  alsoLinked?: true;
  /** Its bytes, read a piece at a time while they are sent; asked anew for each sending. */
  open: () => AsyncIterable<Uint8Array>;
};

/** A rendered email, the same as text and as HTML, whose one picture is `emailPicture`. */
export type Email = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  attachments?: readonly EmailAttachment[];
};

/** `refused`: the relay will never take it. A passing error rejects instead, and so does `signal` when it ends the sending. */
export type Mailer = { send(email: Email, signal?: AbortSignal): Promise<'sent' | 'refused'> };
