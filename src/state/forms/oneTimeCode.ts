export const codeStages = ['unsent', 'sent', 'verified'] as const;

/** The stage of a form's one-time code: not requested, sent by email, verified. */
export type CodeStage = (typeof codeStages)[number];

/** The calls that use a code up. */
export const codeUses = ['verifyCode', 'signUp'] as const;
export type CodeUse = (typeof codeUses)[number];

/** A one-time code that was sent, without the code itself. All times are milliseconds since 1970; 0 stands for long ago. */
export type IssuedCode = {
  /** All else applies to this address only. */
  address: string;
  /** When the server has certainly expired the code; 0 if that is not known. */
  endsAt: number;
  /** When the next email may be requested, and the next code verified. */
  sendAfter: number;
  verifyAfter: number;
  /** When the server last reported these times. A clock that is earlier than that has been set back. */
  toldAt: number;
  /** The last call whose answer was lost: the server may have executed it. */
  lost?: CodeUse | undefined;
};

export type SentCode = IssuedCode & { stage: CodeStage };
