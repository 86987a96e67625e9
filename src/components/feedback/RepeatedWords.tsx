const noBreakSpace = '\u00A0';

type RepeatedWordsProps = {
  words: string | undefined;
  /** How often these same words were announced before. */
  count: number;
};

/**
 * Words that a LiveRegion is to announce again although they are the same. They stand in a new element each time and,
 * because Orca needs different characters as well, end in a no-break space every second time.
 */
export const RepeatedWords = ({ words, count }: RepeatedWordsProps) =>
  words ? <p key={count}>{count % 2 === 1 ? `${words}${noBreakSpace}` : words}</p> : null;
