import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { codeCopy } from '../../../content/accounts/accounts.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { InlineError } from '../../parts/InlineError.tsx';

type CodeNotesProps = {
  error: string | null;
  /** How many wrong codes may follow; undefined if that is not known. */
  attemptsLeft: number | undefined;
  /** The server accepts no code any more. */
  isSpent: boolean;
  /** An attempt whose answer was lost may have used the code. */
  mayBeUsed: boolean;
  /** The code has expired on the server. */
  hasEnded: boolean;
  /** What became of the link in the email. */
  linkNote: string | null;
  /** The code has to be typed again, because the page was reloaded. */
  isMissing?: boolean;
};

/** The notes below the field of a code, beginning with why it was refused. */
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
