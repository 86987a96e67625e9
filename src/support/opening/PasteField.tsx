import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { DisclosureSummary } from '../../components/controls/DisclosureSummary.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { Source } from './useTraces.ts';

const copy = supportCopy.opening;

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.label,
  display: 'block',
  margin: '8px 0 6px',
}));

const Title = styled(DisclosureSummary)({ fontWeight: 600 });

/**
 * A trace as it was, of the text of an email: that breaks long lines, marks them in an answer, and has words before and behind. The
 * site writes a trace on one line, as an object.
 */
function traceIn(email: string): string {
  const line = email.replaceAll(/(?:^|[\r\n]+)(?:>+ ?)*/g, '');
  return line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1) || line;
}

/** Pasted text as a source; its size is in bytes, as a file's. */
const sourceOf = (pasted: string): Source => {
  const text = traceIn(pasted);
  const blob = new Blob([text]);
  return { name: copy.pastedName, size: blob.size, text: async () => text };
};

/** The text of a trace, for who has it in a ticket and no file. */
export function PasteField({ onSource }: { onSource: (source: Source) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <details>
      <Title>{copy.pasteTitle}</Title>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSource(sourceOf(text));
        }}
      >
        <Label htmlFor={id}>{copy.pasteLabel}</Label>
        <OutlinedInput
          id={id}
          multiline
          minRows={3}
          maxRows={6}
          fullWidth
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputProps={{ spellCheck: false }}
          sx={{ typography: 'code' }}
        />
        <Button type="submit" variant="outlined" size="small" sx={{ mt: 1.5 }}>
          {copy.openPasted}
        </Button>
      </form>
    </details>
  );
}
