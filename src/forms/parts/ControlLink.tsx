import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { controlIdOf, focusControl } from '../engine/focusControl.ts';
import { useForm } from '../engine/formContext.ts';

type ControlLinkProps = { name: string; children: ReactNode; className?: string };

/** A link that puts the keyboard on a question of the surrounding form. */
export function ControlLink({ name, children, className }: ControlLinkProps) {
  const { form } = useForm();
  return (
    <Link
      className={className}
      href={`#${controlIdOf(form, name)}`}
      onClick={(event) => {
        // The address stays: an entry in the history for every jump would make the way back long.
        event.preventDefault();
        focusControl(form, name);
      }}
    >
      {children}
    </Link>
  );
}
