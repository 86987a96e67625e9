import { SiteLayout } from '../layout/SiteLayout.tsx';
import { DocumentHead } from './DocumentHead.ts';
import { frame } from './frame.ts';

/** The layout route: what stays mounted from page to page. */
export function Root() {
  return (
    <>
      <DocumentHead />
      <SiteLayout header={<frame.header />} drawer={<frame.drawer />} footer={<frame.footer />} />
    </>
  );
}
