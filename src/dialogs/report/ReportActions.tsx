import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { SaveIcon } from '../../components/icons/SaveIcon.tsx';
import { reportCopy } from '../../content/report.ts';
import { saveText } from '../saveText.ts';
import { SheetHeading } from '../SheetHeading.ts';
import { Choice, QuietText } from './reportStyles.ts';

const copy = reportCopy.handOver;

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });

const Place = styled('div')({ marginTop: 16 });

type Result = { kind: 'success' | 'warning'; text: string };

/**
 * The trace as a text file: Chrome and Edge share no file that ends in `.json`, and `canShare` does not tell, because it
 * does not look at the kind of a file.
 */
const sharedFileOf = (name: string, text: string) => new File([text], `${name}.txt`, { type: 'text/plain' });

/** Whether the browser can share files with other apps. */
const canShare = (name: string) =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [sharedFileOf(name, '')] });

const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

type ReportActionsProps = {
  /** The name of the file. */
  name: string;
  text: string;
};

/** The checkbox for the visitor's consent, and the buttons that save, copy or share the file once it is ticked. */
export function ReportActions({ name, text }: ReportActionsProps) {
  const headingId = useId();
  const [agreed, setAgreed] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const place = useRef<HTMLDivElement>(null);
  // The result is below the buttons, and may be outside the visible part of the sheet.
  useEffect(() => {
    if (result) place.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  const save = () => {
    saveText(name, 'application/json', text);
    setResult({ kind: 'success', text: copy.saved(name) });
  };

  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ kind: 'success', text: copy.copied });
    } catch {
      setResult({ kind: 'warning', text: copy.copyRefused });
    }
  };

  const share = async () => {
    try {
      await navigator.share({ files: [sharedFileOf(name, text)] });
      setResult({ kind: 'success', text: copy.shared });
    } catch (error) {
      if (!wasClosed(error)) setResult({ kind: 'warning', text: copy.shareRefused });
    }
  };

  const further = { variant: 'outlined', disabled: !agreed } as const;
  return (
    <section aria-labelledby={headingId}>
      <SheetHeading id={headingId}>{copy.heading}</SheetHeading>
      <Choice>
        <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        {copy.consent}
      </Choice>
      {!agreed && <QuietText>{copy.reason}</QuietText>}
      <Buttons>
        <Button variant="contained" disabled={!agreed} startIcon={<SaveIcon />} onClick={save}>
          {copy.save}
        </Button>
        <Button {...further} onClick={() => void copyText()}>
          {copy.copy}
        </Button>
        {canShare(name) && (
          <Button {...further} onClick={() => void share()}>
            {copy.share}
          </Button>
        )}
      </Buttons>
      <Place ref={place}>
        <LiveRegion>{result && <Alert kind={result.kind} title={result.text} />}</LiveRegion>
      </Place>
    </section>
  );
}
