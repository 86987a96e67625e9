export { ApplicationForm } from '../../forms/application/ApplicationForm.tsx';
export { ProgressArt } from './ProgressArt.tsx';
