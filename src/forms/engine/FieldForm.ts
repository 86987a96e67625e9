import { createElement, useContext } from 'react';
import { FormBinding } from './formBinding.ts';
import type { FieldFormProps } from './FormikForm.tsx';

/**
 * A form made of fields: holds the answers, validates them by the contract's rules and passes them down by `useForm`.
 * An error shows once its answer was edited and left, and after an attempt to submit; a failed attempt focuses the
 * first error.
 */
export const FieldForm = (props: FieldFormProps) => createElement(useContext(FormBinding), props);
