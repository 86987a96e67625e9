import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { readOutLater } from '../../components/feedback/readOutLater.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { notForwarded } from '../../theme/notForwarded.ts';

const Place = styled(
  'div',
  notForwarded('there'),
)<{ there: boolean }>({
  // By then the heading or the first question has the keyboard, and is read first.
  variants: [{ props: { there: true }, style: readOutLater }],
});

/**
 * What the page before had to say, to stand in a LiveRegion. The loading screen keeps screen readers from all that it covers,
 * and what is there when it leaves is no news to them: so the words come a moment later, once. Their room is taken before.
 */
export function StatusAlert({ title }: { title: string }) {
  const loading = useSiteSelector(selectLoading);
  const [there, setThere] = useState(!loading);
  if (!loading && !there) setThere(true);
  return (
    <Place there={there}>
      <Alert kind="success" title={title} />
    </Place>
  );
}
