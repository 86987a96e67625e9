import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { accountCopy } from '../../../content/accounts/accounts.ts';
import { inputPropsOf } from '../controlProps.ts';
import type { ControlProps } from '../controlProps.ts';
import type { PasswordRating } from './passwordRatingOf.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

type PasswordControlProps = ControlProps & { rate: ((password: string) => PasswordRating) | undefined };

/** A password with a button that shows it and leaves the caret where it is. */
export function PasswordControl(props: PasswordControlProps) {
  const { field, id, value, invalid, rate } = props;
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Hidden on submit: nobody looking on should read it meanwhile, and browsers offer to save hidden passwords only.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setShown(!shown));
    // Browsers move the caret when the type of an input changes.
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(selectionStart, selectionEnd);
    }
  };

  return (
    <div>
      <OutlinedInput
        inputRef={input}
        {...inputPropsOf(props)}
        type={shown ? 'text' : 'password'}
        inputProps={{
          spellCheck: false,
          autoCapitalize: 'none',
          autoCorrect: 'off',
          required: field.required ?? false,
        }}
        endAdornment={
          <IconButton
            aria-label={shown ? accountCopy.hidePassword : accountCopy.showPassword}
            aria-controls={id}
            onClick={toggle}
            onMouseDown={(event) => event.preventDefault()}
            sx={{ width: 48, height: 48, color: 'text.secondary' }}
          >
            {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        }
        sx={{ paddingRight: '2px' }}
        fullWidth
      />
      {rate && <StrengthMeter rating={rate(value)} isRefused={invalid} />}
    </div>
  );
}
