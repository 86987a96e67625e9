export { ReviewDialog } from '../../dialogs/review/lazyReview.ts';
export { ApplicationForm } from '../../forms/application/ApplicationForm.tsx';
export { ProgressArt } from './ProgressArt.tsx';
