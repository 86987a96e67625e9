export { useFieldForm } from '../../../forms/engine/useFieldForm.ts';
