import Button from '@mui/material/Button';
import { useRef } from 'react';

type FileButtonProps = {
  label: string;
  prominent?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the browser's own choice of files; the same file may be chosen again. */
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
        accept=".json,application/json"
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
