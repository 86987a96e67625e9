import Link from '@mui/material/Link';
import * as constants from '../../../../contract/constants.ts';
import { sizeOf } from '../../../../contract/files/sizeOf.ts';
import { limitText } from '../../../../contract/files/uploadLimit.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { resumeCopy } from '../../../content/applications/resume.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { isProtectedPdf } from './isProtectedPdf.ts';
import { useExceededLimit } from './useExceededLimit.ts';
import { useFileCheck } from './useFileCheck.ts';

type ResumeHintsProps = {
  /** The file that is shown as chosen. */
  chosen: File | null;
  /** Whether it is known to be a PDF and has no error. */
  isGood: boolean;
  /** Whether the browser could not store it. */
  isUnkept: boolean;
  /** How many other files were dropped together with it and ignored. */
  others: number;
  onChooseSmaller: () => void;
};

/** Hints about the chosen file in a live region. None of them blocks sending. */
export function ResumeHints({ chosen, isGood, isUnkept, others, onChooseSmaller }: ResumeHintsProps) {
  const good = isGood ? chosen : null;
  const limit = useExceededLimit(good);
  // A file above the server's limit need not be read.
  const isProtected = useFileCheck(limit === null ? good : null, isProtectedPdf);
  return (
    <LiveRegion>
      {chosen && others > 0 && <FieldHint kind="info">{resumeCopy.taken(chosen.name, others)}</FieldHint>}
      {good && limit === null && <FieldHint kind="success">{resumeCopy.checked}</FieldHint>}
      {good && limit !== null && (
        <FieldHint kind="info">
          {resumeCopy.tooLarge(sizeOf(good.size), limitText(limit))}
          <Link component="button" type="button" onClick={onChooseSmaller}>
            {resumeCopy.chooseSmaller}
          </Link>
          .
        </FieldHint>
      )}
      {isProtected && <FieldHint kind="info">{resumeCopy.isProtected}</FieldHint>}
      {good && limit === null && good.size > constants.resumeHintSize && (
        <FieldHint kind="info">{resumeCopy.large}</FieldHint>
      )}
      {good && isUnkept && <FieldHint kind="info">{resumeCopy.unkept}</FieldHint>}
    </LiveRegion>
  );
}
