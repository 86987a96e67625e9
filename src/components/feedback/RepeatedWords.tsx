const noBreakSpace = '\u00A0';

type RepeatedWordsProps = {
  words: string | undefined;
  /** How often just these words were said before. */
  count: number;
};

/**
 * What a LiveRegion is to say again although it has said just that. It stands in a new element each time, and Orca wants
 * other characters, too.
 */
export const RepeatedWords = ({ words, count }: RepeatedWordsProps) =>
  words ? <p key={count}>{count % 2 === 1 ? `${words}${noBreakSpace}` : words}</p> : null;
