import { ThemeProvider } from '@mui/system';
import { useContext, useRef } from 'react';
import type { ReactNode } from 'react';
import { fieldTheme } from '../../theme/scopes/fieldTheme.ts';
import { FormBinding } from './formBinding.ts';
import { FormContextProvider } from './formContext.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import type { FieldFormOptions } from './useFieldForm.ts';
import { useFormProgress } from './useFormProgress.ts';
import { usePreHydrationValues } from './usePreHydrationValues.ts';

type FieldFormProps = FieldFormOptions & { children: ReactNode };

/**
 * A form made of fields: holds the answers, validates them by the contract's rules and passes them down by `useForm`.
 * Errors show once an answer was worked on and left, and after an attempt to submit; an attempt that fails focuses the
 * first of them.
 */
export function FieldForm({ children, ...options }: FieldFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const useBinding = useContext(FormBinding);
  // oxlint-disable-next-line react/hooks -- one and the same for as long as the document lives
  const { context, progress, refusals } = useBinding(options);
  useErrorTitle(context.submitFailed);
  usePreHydrationValues(element, context);
  useFormProgress(context.form, progress, refusals);

  return (
    <ThemeProvider theme={fieldTheme}>
      <FormContextProvider value={context}>
        {/* Before this code runs, a browser sends nothing for the method `dialog`: no password ends up in an address. */}
        <form
          ref={element}
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            context.submit();
          }}
        >
          {children}
        </form>
      </FormContextProvider>
    </ThemeProvider>
  );
}
