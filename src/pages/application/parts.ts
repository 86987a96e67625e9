export { ReviewSheet } from '../../dialogs/review/ReviewSheet.tsx';
export { ApplicationForm } from '../../forms/application/ApplicationForm.tsx';
export { ProgressArt } from './ProgressArt.tsx';
