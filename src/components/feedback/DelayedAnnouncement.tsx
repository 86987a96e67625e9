import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { readOutLater } from './readOutLater.ts';

const Place = styled(
  'div',
  notForwarded('there'),
)<{ there: boolean }>({
  // By then the heading or the first question has the keyboard, and is read first.
  variants: [{ props: { there: true }, style: readOutLater }],
});

type DelayedAnnouncementProps = {
  /** Whether the loading screen keeps screen readers from it. */
  covered: boolean;
  children: ReactNode;
};

/**
 * Words that a page brings along, to stand in a LiveRegion. What is there when the region comes, or when the loading screen
 * leaves it, is no news to screen readers: so the words come a moment later, once. Their room is taken before.
 */
export function DelayedAnnouncement({ covered, children }: DelayedAnnouncementProps) {
  const [there, setThere] = useState(!covered);
  if (!covered && !there) setThere(true);
  return <Place there={there}>{children}</Place>;
}
