import type { ReactNode } from 'react';
import { FormElement } from './FormElement.tsx';
import { useFieldForm } from './useFieldForm.ts';
import type { FieldFormOptions } from './useFieldForm.ts';
import { useFormProgress } from './progress/useFormProgress.ts';
import { useRefuseDrops } from './useRefuseDrops.ts';

export type FieldFormProps = FieldFormOptions & { children: ReactNode };

/** A form whose answers Formik holds; their progress is reported to the store. */
export function FormikForm({ children, ...options }: FieldFormProps) {
  const { context, progress, refusals } = useFieldForm(options);
  useFormProgress(context.form, progress, refusals);
  useRefuseDrops();
  return <FormElement context={context}>{children}</FormElement>;
}
