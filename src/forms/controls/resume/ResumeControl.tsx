import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { constants } from '../../../../contract/constants.ts';
import { isPdf, isProtectedPdf } from '../../../../contract/pdf.ts';
import { sizeOf } from '../../../../contract/sizeOf.ts';
import { limitText } from '../../../../contract/uploadLimit.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { resumeCopy } from '../../../content/applications/resume.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import type { ControlProps } from '../controlProps.ts';
import {
  ResumeButton,
  ResumeDropOverlay,
  ResumeFacts,
  ResumeFrame,
  ResumeLastName,
  ResumeName,
  ResumeSize,
} from './ResumeFrame.tsx';
import { ResumeThumbnail } from './ResumeThumbnail.tsx';
import { useExceededLimit } from './useExceededLimit.ts';
import { useFileDrop } from './useFileDrop.ts';

type ResumeControlProps = Omit<ControlProps, 'value'> & {
  file: File | null;
  /** The name of a file that was chosen once and that the browser did not keep. */
  lastFile: string | undefined;
};

/** Whether this is true of the file; false until that is known, and without a file. */
function useIs(file: File | null, judge: (file: File, signal: AbortSignal) => Promise<boolean>): boolean {
  const [known, setKnown] = useState<File | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = async (wanted: File) => {
      if ((await judge(wanted, signal)) && !signal.aborted) setKnown(wanted);
    };
    if (file) void look(file);
    return () => controller.abort();
  }, [file, judge]);
  return file !== null && known === file;
}

const LastFileName = ({ name }: { name: string }) => (
  <span>
    {resumeCopy.lastTime.before}
    <ResumeLastName>{name}</ResumeLastName>
    {resumeCopy.lastTime.after}
  </span>
);

/** Chooses a PDF by button or by drag and drop; it can be replaced, removed and chosen again. */
export function ResumeControl(props: ResumeControlProps) {
  const { field, id, file, invalid, describedBy, lastFile, setValue, blur } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isChecked = useIs(file, isPdf);
  const [counted, setCounted] = useState<{ file: File; pages: number } | null>(null);
  /** What was let go with this file and not taken. */
  const [dropped, setDropped] = useState<{ file: File; others: number } | null>(null);
  const choose = (next: File | null) => {
    // Blur shows an error at once. It goes first: the last validation counts, and that must be the one with the file.
    blur(field, next);
    setValue(field.name, next);
  };
  const { over, frame } = useFileDrop((next, others) => {
    setDropped({ file: next, others });
    choose(next);
  });
  // A PDF that the server refused stays, beside the error; anything else is none.
  const isRefused = invalid && isChecked;
  const chosen = invalid && !isRefused ? null : file;
  const isGood = chosen !== null && isChecked && !invalid;
  const limit = useExceededLimit(isGood ? chosen : null);
  // A file that the server does not take need not be read.
  const isProtected = useIs(isGood && limit === null ? chosen : null, isProtectedPdf);
  const chooseLabel = lastFile === undefined ? resumeCopy.choose : resumeCopy.again;
  const openChoice = () => input.current?.click();
  const pages = counted?.file === chosen ? counted?.pages : undefined;

  return (
    <div>
      <input
        ref={input}
        hidden
        type="file"
        id={`${id}-file`}
        name={field.name}
        accept=".pdf,application/pdf"
        required={field.required ?? false}
        // Emptied before every choice, or choosing the same file again would fire no event.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const next = currentTarget.files?.[0];
          if (next) choose(next);
        }}
      />
      <ResumeFrame
        data-state={chosen ? 'chosen' : invalid ? 'wrong' : 'empty'}
        data-refused={isRefused || undefined}
        {...frame}
      >
        <ResumeButton
          ref={button}
          id={id}
          variant={chosen ? 'text' : 'outlined'}
          startIcon={chosen ? undefined : <FileUploadOutlined />}
          aria-invalid={invalid}
          aria-describedby={[`${id}-label`, describedBy].filter(Boolean).join(' ')}
          onClick={openChoice}
        >
          {chosen ? resumeCopy.replace : chooseLabel}
        </ResumeButton>
        {chosen ? (
          <>
            <ResumeThumbnail
              file={isChecked ? chosen : null}
              onPages={(drawn, count) => setCounted({ file: drawn, pages: count })}
            />
            <ResumeFacts>
              <ResumeName>{chosen.name}</ResumeName>
              <ResumeSize>
                PDF, {sizeOf(chosen.size)}
                {pages !== undefined && `, ${resumeCopy.pages(pages)}`}
              </ResumeSize>
            </ResumeFacts>
            <ResumeButton
              onClick={() => {
                choose(null);
                button.current?.focus();
              }}
            >
              {resumeCopy.remove}
            </ResumeButton>
          </>
        ) : lastFile === undefined ? (
          <span>{resumeCopy.drop}</span>
        ) : (
          <LastFileName name={lastFile} />
        )}
        {over && (
          <ResumeDropOverlay>
            <FileUploadOutlined />
            {resumeCopy.over}
          </ResumeDropOverlay>
        )}
      </ResumeFrame>
      <LiveRegion>
        {chosen && dropped?.file === chosen && dropped.others > 0 && (
          <FieldHint kind="info">{resumeCopy.taken(chosen.name, dropped.others)}</FieldHint>
        )}
        {isGood && limit === null && <FieldHint kind="success">{resumeCopy.checked}</FieldHint>}
        {isGood && limit !== null && (
          <FieldHint kind="info">
            {resumeCopy.tooLarge(sizeOf(chosen.size), limitText(limit))}
            <Link
              component="button"
              type="button"
              onClick={() => {
                // The link goes once a smaller file is chosen; the keyboard must not go with it.
                button.current?.focus();
                openChoice();
              }}
            >
              {resumeCopy.chooseSmaller}
            </Link>
            .
          </FieldHint>
        )}
        {isProtected && <FieldHint kind="info">{resumeCopy.isProtected}</FieldHint>}
        {isGood && limit === null && chosen.size > constants.resumeHintSize && (
          <FieldHint kind="info">{resumeCopy.large}</FieldHint>
        )}
      </LiveRegion>
    </div>
  );
}
