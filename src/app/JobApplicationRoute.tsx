import { ApplicationPage } from '../pages/ApplicationPage.tsx';

export const JobApplicationRoute = () => <ApplicationPage kind="job" />;
