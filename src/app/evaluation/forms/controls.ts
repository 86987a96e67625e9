export { FieldControl } from '../../../forms/controls/FieldControl.tsx';
