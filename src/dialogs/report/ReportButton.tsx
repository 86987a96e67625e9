import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ReportDialog } from './lazyReport.ts';

const preload = () => void ReportDialog.preload();

type ReportButtonProps = {
  /** Renders the button itself, so that it looks like its neighbours. */
  children: (press: { onClick: () => void; onFocus: () => void; onPointerEnter: () => void }) => ReactNode;
};

/** A button with the report that it opens. The report closes when the visitor leaves the page. */
export function ReportButton({ children }: ReportButtonProps) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <>
      {children({ onClick: () => setOpenedAt(key), onFocus: preload, onPointerEnter: preload })}
      <ReportDialog open={openedAt === key} onClose={() => setOpenedAt(null)} />
    </>
  );
}
