export { SiteLayout } from '../../layout/SiteLayout.tsx';
