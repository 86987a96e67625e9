import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { supportCopy } from '../content/trace/supportScreen.ts';
import { readReference } from './story/reference.ts';
import type { Reference } from './story/reference.ts';

const copy = supportCopy.goTo;

const Form = styled('form')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 8,
}));

const Label = styled('label')({ fontWeight: 600 });

/** Positioned over the content below, so that its appearance moves nothing away from the pointer. */
const Problem = styled('p')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 'calc(100% + 6px)',
  insetInline: 0,
  padding: '8px 12px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.error.container,
  color: theme.vars.palette.error.onContainer,
  border: `1px solid ${theme.vars.palette.error.main}`,
}));

/**
 * A field for the number or reference of a step. Shows a problem if the text is no reference or its step is not in an
 * open file.
 */
export function GoTo({ onGo }: { onGo: (reference: Reference) => string | undefined }) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const go = () => {
    const reference = readReference(text);
    setProblem(reference ? onGo(reference) : copy.unreadable);
  };
  return (
    <Form
      // The message covers other controls, so it is removed when the focus moves on to one of them.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setProblem(undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <Label htmlFor={id}>{copy.label}</Label>
      <OutlinedInput
        id={id}
        value={text}
        error={problem !== undefined}
        placeholder={copy.example}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
        inputProps={{
          autoComplete: 'off',
          spellCheck: false,
          'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
        }}
        sx={{ minHeight: 44, width: '11.5rem', fontSize: '1rem', '& input': { padding: '9px 12px' } }}
      />
      <Button type="submit" size="small" variant="outlined">
        {copy.go}
      </Button>
      {problem !== undefined && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
    </Form>
  );
}
