import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { useEffect, useRef, useState } from 'react';
import { constants } from '../../../../contract/constants.ts';
import type { Field } from '../../../../contract/fields.ts';
import { isPdf, isProtectedPdf } from '../../../../contract/rules.ts';
import { resumeCopy } from '../../../content/applications/applications.ts';
import { sizeOf } from '../../../content/applications/sizeOf.ts';
import { LiveRegion } from '../../parts/LiveRegion.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import type { FormContext } from '../../engine/formContext.ts';
import {
  ResumeButton,
  ResumeDropOverlay,
  ResumeFacts,
  ResumeFrame,
  ResumeLastName,
  ResumeName,
  ResumeSheet,
  ResumeSize,
} from './ResumeFrame.tsx';
import { useFileDrop } from './useFileDrop.ts';

type ResumeControlProps = Pick<FormContext, 'setValue' | 'blur'> & {
  field: Field;
  id: string;
  file: File | null;
  invalid: boolean;
  describedBy: string | undefined;
  /** The name of a file chosen before a reload; browsers cannot keep files. */
  lastFile: string | undefined;
};

type CheckedFile = { file: File; isProtected: boolean };

/** The chosen file once it has been read and is a PDF; null before. */
function useCheckedFile(file: File | null): CheckedFile | null {
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  useEffect(() => {
    let current = true;
    const check = async (wanted: File) => {
      if (!(await isPdf(wanted))) return;
      const isProtected = await isProtectedPdf(wanted);
      if (current) setChecked({ file: wanted, isProtected });
    };
    if (file) void check(file);
    return () => {
      current = false;
    };
  }, [file]);
  return checked?.file === file ? checked : null;
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
  const checked = useCheckedFile(file);
  const choose = (next: File | null) => {
    // Blur shows an error at once. It goes first: the last validation counts, and that must be the one with the file.
    blur(field, file);
    setValue(field.name, next);
  };
  const { over, frame } = useFileDrop(choose);
  const chosen = invalid ? null : file;
  const chooseLabel = lastFile === undefined ? resumeCopy.choose : resumeCopy.again;

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
      <ResumeFrame data-state={chosen ? 'chosen' : invalid ? 'wrong' : 'empty'} {...frame}>
        <ResumeButton
          ref={button}
          id={id}
          variant={chosen ? 'text' : 'outlined'}
          startIcon={chosen ? undefined : <FileUploadOutlined />}
          aria-describedby={[`${id}-label`, describedBy].filter(Boolean).join(' ')}
          onClick={() => input.current?.click()}
        >
          {chosen ? resumeCopy.replace : chooseLabel}
        </ResumeButton>
        {chosen ? (
          <>
            <ResumeSheet aria-hidden>PDF</ResumeSheet>
            <ResumeFacts>
              <ResumeName>{chosen.name}</ResumeName>
              <ResumeSize>PDF, {sizeOf(chosen.size)}</ResumeSize>
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
        {chosen && checked && <FieldHint kind="success">{resumeCopy.checked}</FieldHint>}
        {chosen && checked?.isProtected && <FieldHint kind="info">{resumeCopy.isProtected}</FieldHint>}
        {chosen && chosen.size > constants.resumeHintSize && (
          <FieldHint kind="info">{resumeCopy.large}</FieldHint>
        )}
      </LiveRegion>
    </div>
  );
}
