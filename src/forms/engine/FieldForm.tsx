import { createElement, useContext } from 'react';
import { FormBinding } from './formBinding.ts';
import type { FieldFormProps } from './FormikForm.tsx';

/**
 * A form made of fields: holds the answers, validates them by the contract's rules and passes them down by `useForm`.
 * Errors show once an answer was worked on and left, and after an attempt to submit; an attempt that fails focuses the
 * first of them.
 */
export const FieldForm = (props: FieldFormProps) => createElement(useContext(FormBinding), props);
