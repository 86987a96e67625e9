import Link from '@mui/material/Link';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { controlIdOf, focusControl } from '../engine/focus/focusControl.ts';
import { useForm } from '../engine/formContext.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';

type ControlLinkProps = { name: string; children: ReactNode; className?: string };

/** Memoised, because the form's context changes with every keystroke. */
const View = memo(function View({ form, name, children, className }: ControlLinkProps & { form: FormName }) {
  return (
    <Link
      className={className}
      href={`#${controlIdOf(form, name)}`}
      onClick={(event) => {
        // The URL stays: with a history entry for every jump, going back would take many steps.
        event.preventDefault();
        focusControl(form, name);
      }}
    >
      {children}
    </Link>
  );
});

/** A link that focuses a field of the surrounding form. */
export function ControlLink(props: ControlLinkProps) {
  const { form } = useForm();
  return <View {...props} form={form} />;
}
