import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { readOutLater } from './readOutLater.ts';

const Place = styled(
  'div',
  notForwarded('visible'),
)<{ visible: boolean }>({
  // Delayed until the heading or the first question has the focus, so that it is read first.
  variants: [{ props: { visible: true }, style: readOutLater }],
});

type DelayedAnnouncementProps = {
  /** Whether the loading screen hides the words from screen readers. */
  covered: boolean;
  children: ReactNode;
};

/**
 * Words that a page opens with, inside a LiveRegion. Screen readers do not announce what a region holds when it is
 * mounted or when the loading screen uncovers it, so the words become visible a moment later, once. Their space is
 * reserved before.
 */
export function DelayedAnnouncement({ covered, children }: DelayedAnnouncementProps) {
  const [visible, setVisible] = useState(!covered);
  if (!covered && !visible) setVisible(true);
  return <Place visible={visible}>{children}</Place>;
}
