export type EmailAttachment = {
  name: string;
  /** The media type with its parameters, such as `text/calendar; method=PUBLISH`. */
  type: string;
  /** In bytes. */
  size: number;
  /** Set if the text also links to the file, so that the email may be sent without it. */
  alsoLinked?: true;
  /** Opens the content, which is read in pieces while it is sent. Called again for each attempt. */
  open: () => AsyncIterable<Uint8Array>;
};

/** A rendered email, with the same content as text and as HTML; the only picture of the HTML is `emailPicture`. */
export type Email = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  attachments?: readonly EmailAttachment[];
};

/**
 * How handing an email to a relay ended. `refused`: it will never take it; `reason` is what it said. `unanswered`: it
 * had the whole email and sent no answer, so that nobody knows whether it is delivered; `reason` is how that ended.
 */
export type RelayResult = { outcome: 'sent' } | { outcome: 'refused' | 'unanswered'; reason: string };

export type Sending = {
  /** Ends the attempt: what the relay does not have completely by then is sent again later. */
  signal?: AbortSignal;
  /** Called when the relay has all of the email and only its answer is missing; again if the email is sent once more. */
  onHandedOver?: () => void;
};

/** Hands an email to a relay. Rejects after a temporary error, and when `signal` aborts before the relay has it all. */
export type Mailer = { send(email: Email, sending?: Sending): Promise<RelayResult> };
