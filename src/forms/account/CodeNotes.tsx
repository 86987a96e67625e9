import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { codeCopy } from '../../content/accounts/accounts.ts';
import { FieldHint } from '../parts/FieldHint.tsx';
import { InlineError } from '../parts/InlineError.tsx';

type CodeNotesProps = {
  error: string | null;
  /** How many wrong codes may follow; undefined where nobody knows. */
  attemptsLeft: number | undefined;
  /** The server would take no code any more. */
  isSpent: boolean;
  /** That may be by a try whose answer was lost. */
  mayBeUsed: boolean;
  /** The code's ten minutes are over. */
  hasEnded: boolean;
  /** What the link in the e-mail has done. */
  linkNote: string | null;
  /** It is needed once more, because the page was loaded again. */
  isMissing?: boolean;
};

/** What is to be known of a code, below its field: why it was refused first. */
export function CodeNotes(props: CodeNotesProps) {
  const { error, attemptsLeft, isSpent, mayBeUsed, hasEnded, linkNote, isMissing = false } = props;
  const spentNote = mayBeUsed ? codeCopy.mayBeUsed : codeCopy.worksOnce;
  return (
    <>
      {error !== null && <InlineError>{error}</InlineError>}
      {attemptsLeft !== undefined && attemptsLeft > 0 && (
        <FieldHint kind="info">{codeCopy.attemptsLeft(attemptsLeft)}</FieldHint>
      )}
      {isSpent && <FieldHint kind="info">{hasEnded ? codeCopy.ended : spentNote}</FieldHint>}
      <LiveRegion>
        {error === null && hasEnded && !isMissing && <FieldHint kind="info">{codeCopy.ended}</FieldHint>}
        {error === null && linkNote !== null && <FieldHint kind="info">{linkNote}</FieldHint>}
        {isMissing && linkNote === null && <FieldHint kind="info">{codeCopy.typeAgain}</FieldHint>}
      </LiveRegion>
    </>
  );
}
