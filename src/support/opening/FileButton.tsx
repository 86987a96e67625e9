import Button from '@mui/material/Button';
import { useRef } from 'react';

type FileButtonProps = {
  label: string;
  prominent?: boolean;
  onFiles: (files: File[]) => void;
};

/**
 * A button that opens the browser's file picker. The input is emptied afterwards, so that the same file can be chosen
 * again.
 */
export function FileButton({ label, prominent, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={prominent ? 'contained' : 'outlined'}
        size={prominent ? 'medium' : 'small'}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,.txt,application/json,text/plain"
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
