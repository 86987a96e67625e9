import { createContext } from 'react';
import type { ComponentType } from 'react';
import { FormikForm } from './FormikForm.tsx';
import type { FieldFormProps } from './FormikForm.tsx';

/** What holds the answers of a form. The replay of a trace puts another one in its place, which tells what was recorded. */
export const FormBinding = createContext<ComponentType<FieldFormProps>>(FormikForm);
