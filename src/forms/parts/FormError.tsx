import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { useSubmitting } from '../engine/useSubmitting.ts';

type FormErrorProps = {
  /** The error message; null for none. */
  message: string | null;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

const Place = styled('div')({ marginBottom: 24 });

/** An alert that says why the surrounding form was refused; hidden while the form is being sent. */
export function FormError({ message, children, actions, className }: FormErrorProps) {
  const submitting = useSubmitting();
  if (message === null || submitting) return null;
  return (
    <Place className={className}>
      <Alert kind="error" role="alert" title={message} actions={actions}>
        {children}
      </Alert>
    </Place>
  );
}
