import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { useRef, useState } from 'react';
import { isPdf } from '../../../../contract/files/pdf.ts';
import { sizeOf } from '../../../../contract/files/sizeOf.ts';
import { resumeCopy } from '../../../content/applications/resume.ts';
import type { ControlProps } from '../controlProps.ts';
import {
  ResumeButton,
  ResumeDropHint,
  ResumeDropOverlay,
  ResumeFacts,
  ResumeFrame,
  ResumeLastName,
  ResumeName,
  ResumeSize,
} from './ResumeFrame.ts';
import { ResumeHints } from './ResumeHints.tsx';
import { ResumeThumbnail } from './ResumeThumbnail.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { useFileCheck } from './useFileCheck.ts';

type ResumeControlProps = Omit<ControlProps, 'value'> & {
  file: File | null;
  /** Whether it is a PDF, if that is known without reading it. */
  isKnownPdf: boolean | undefined;
  /** The name of a file that was chosen earlier and that the browser did not store. */
  lastFile: string | undefined;
  /** Whether the browser could not store the chosen file. */
  isUnkept: boolean;
};

const LastFileName = ({ name }: { name: string }) => (
  <span>
    {resumeCopy.lastTime.before}
    <ResumeLastName>{name}</ResumeLastName>
    {resumeCopy.lastTime.after}
  </span>
);

/** Chooses a PDF by button or by drag and drop; it can be replaced, removed and chosen again. */
export function ResumeControl(props: ResumeControlProps) {
  const { field, id, file, isKnownPdf, invalid, describedBy, lastFile, isUnkept, setValue, blur } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isPdfHere = useFileCheck(isKnownPdf === undefined ? file : null, isPdf);
  const isChecked = isKnownPdf ?? isPdfHere;
  const [counted, setCounted] = useState<{ file: File; pages: number } | null>(null);
  /** How many other files were dropped together with this one and ignored. */
  const [dropped, setDropped] = useState<{ file: File; others: number } | null>(null);
  const choose = (next: File | null) => {
    // `blur` shows an error at once. It comes first: the last validation wins, and must be the one with the new file.
    blur(field, next);
    setValue(field.name, next);
  };
  const { over, frame } = useFileDrop((next, others) => {
    setDropped({ file: next, others });
    choose(next);
  });
  // A PDF that the server refused stays visible with its error; any other invalid file is not shown as chosen.
  const isRefused = invalid && isChecked;
  const chosen = invalid && !isRefused ? null : file;
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
        accept=".pdf"
        required={field.required ?? false}
        // Emptied before every choice, or choosing the same file again would fire no change event.
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
          <span>{chosen ? resumeCopy.replace : chooseLabel}</span>
        </ResumeButton>
        {chosen ? (
          <>
            <ResumeThumbnail
              file={isPdfHere ? chosen : null}
              onPages={(drawn, count) => setCounted({ file: drawn, pages: count })}
            />
            <ResumeFacts>
              <ResumeName>{chosen.name}</ResumeName>
              <ResumeSize>{resumeCopy.facts(sizeOf(chosen.size), pages)}</ResumeSize>
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
          <ResumeDropHint>{resumeCopy.drop}</ResumeDropHint>
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
      <ResumeHints
        chosen={chosen}
        isGood={isChecked && !invalid}
        isUnkept={isUnkept}
        others={dropped?.file === chosen ? (dropped?.others ?? 0) : 0}
        onChooseSmaller={() => {
          // The link is removed once a smaller file is chosen, so the focus moves to the button.
          button.current?.focus();
          openChoice();
        }}
      />
    </div>
  );
}
