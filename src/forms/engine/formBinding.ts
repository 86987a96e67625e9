import { createContext } from 'react';
import type { ComponentType } from 'react';
import { FormikForm } from './FormikForm.tsx';
import type { FieldFormProps } from './FormikForm.tsx';

/** The component that holds the answers of a form. The replay of a trace provides one that shows what was recorded. */
export const FormBinding = createContext<ComponentType<FieldFormProps>>(FormikForm);
