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
  ResumeCatch,
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

type Checked = { file: File; isProtected: boolean };

/** What was found in the chosen file once it has been read and is a PDF. */
function useChecked(file: File | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
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

const LastTime = ({ name }: { name: string }) => (
  <span>
    {resumeCopy.lastTime.before}
    <ResumeLastName>{name}</ResumeLastName>
    {resumeCopy.lastTime.after}
  </span>
);

/** A PDF by button, by keyboard or let go over the frame; it can be replaced, removed and chosen again. */
export function ResumeControl(props: ResumeControlProps) {
  const { field, id, file, invalid, describedBy, lastFile, setValue, blur } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const checked = useChecked(file);
  const take = (next: File | null) => {
    // Whether it is a PDF is said at once. Blur goes first: the last validation counts, and it must know of the file.
    blur(field, file);
    setValue(field.name, next);
  };
  const { over, frame } = useFileDrop(take);
  const chosen = invalid ? null : file;
  const inviting = lastFile === undefined ? resumeCopy.choose : resumeCopy.again;

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
        // Emptied before every choice, or choosing the same file again would say nothing.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const next = currentTarget.files?.[0];
          if (next) take(next);
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
          {chosen ? resumeCopy.replace : inviting}
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
                take(null);
                button.current?.focus();
              }}
            >
              {resumeCopy.remove}
            </ResumeButton>
          </>
        ) : lastFile === undefined ? (
          <span>{resumeCopy.drop}</span>
        ) : (
          <LastTime name={lastFile} />
        )}
        {over && (
          <ResumeCatch>
            <FileUploadOutlined />
            {resumeCopy.over}
          </ResumeCatch>
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
