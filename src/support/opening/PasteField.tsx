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
 * Restores a trace from the text of an email, which breaks long lines, quotes them in a reply, and has text before and
 * after. The site writes a trace as a JSON object on one line.
 */
function traceIn(email: string): string {
  const line = email.replaceAll(/(?:^|[\r\n]+)(?:>+ ?)*/g, '');
  return line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1) || line;
}

/** Pasted text as a source; `size` is in bytes, as for a file. */
const sourceOf = (pasted: string): Source => {
  const text = traceIn(pasted);
  const blob = new Blob([text]);
  return { name: copy.pastedName, size: blob.size, text: async () => text };
};

/** A field for the text of a trace, for example from a ticket. */
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
