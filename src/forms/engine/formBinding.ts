import { createContext } from 'react';
import { useFieldForm } from './useFieldForm.ts';

/**
 * What holds the answers of a form. The replay of a trace puts another one in its place, which tells what was recorded; it must
 * be the same for as long as a form stands.
 */
export const FormBinding = createContext(useFieldForm);
