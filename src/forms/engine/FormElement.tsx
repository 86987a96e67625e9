import { ThemeProvider } from '@mui/system';
import { memo, useRef } from 'react';
import type { ReactNode } from 'react';
import { fieldTheme } from '../../theme/scopes/fieldTheme.ts';
import { ErrorAnnouncement } from './errors/ErrorAnnouncement.tsx';
import { FormContextProvider } from './formContext.ts';
import type { FormContext } from './formContext.ts';
import { useErrorTitle } from './errors/useErrorTitle.ts';
import { usePreHydrationValues } from './values/usePreHydrationValues.ts';

type FormElementProps = { context: FormContext; children: ReactNode };

/** The `form` element, whatever holds its answers. Memoised, because Formik renders while it validates. */
export const FormElement = memo(function FormElement({ context, children }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  useErrorTitle(context.failedAttempts > 0);
  usePreHydrationValues(element, context);

  return (
    <ThemeProvider theme={fieldTheme}>
      <FormContextProvider value={context}>
        {/* With the method `dialog` a browser sends nothing before hydration, so no password ends up in a URL. */}
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
          <ErrorAnnouncement />
        </form>
      </FormContextProvider>
    </ThemeProvider>
  );
});
