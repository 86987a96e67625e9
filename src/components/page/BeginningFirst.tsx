import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../hydration/useHydrated.ts';

/**
 * Higher than the rest of a page on any screen (px), so that Back can restore the scroll position before the rest is
 * rendered.
 */
const Spacer = styled('div')({ height: 50_000 });

/** Both must keep their identity from render to render. `beginning` fills a window. */
type Props = { beginning: ReactNode; rest: ReactNode };

/**
 * A page whose beginning is painted before the rest is rendered when a link or Back leads to it: rendering all of it at
 * once takes a slow phone some tenths of a second. It is rendered whole while it hydrates prerendered HTML, and when
 * the address has a fragment, whose target must exist.
 */
export function BeginningFirst({ beginning, rest }: Props) {
  const isHtml = !useHydrated();
  const { hash } = useLocation();
  return (
    <>
      {beginning}
      {useDeferredValue(rest, isHtml || hash ? rest : <Spacer />)}
    </>
  );
}
