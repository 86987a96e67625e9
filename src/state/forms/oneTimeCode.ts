export const codeStages = ['unsent', 'sent', 'verified'] as const;

/** The one-time code of a form: not asked for, sent by e-mail, verified. */
export type CodeStage = (typeof codeStages)[number];

/** The calls that use a code up. */
export const codeUses = ['verifyCode', 'signUp'] as const;
export type CodeUse = (typeof codeUses)[number];

/** A one-time code that was sent, but for the code itself. Moments are milliseconds since 1970; 0 is long ago. */
export type IssuedCode = {
  /** What follows counts for this address only. */
  address: string;
  /** From then on the server has certainly forgotten the code. */
  endsAt: number;
  /** When the next e-mail may be asked for, and the next code verified. */
  sendAfter: number;
  verifyAfter: number;
  /** When the server said so last: no clock was earlier than that since, unless it was set back. */
  toldAt: number;
  /** A call whose answer was lost last: the server may have done what it asks for. */
  lost?: CodeUse | undefined;
};
