import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../hydration/useHydrated.ts';

/** Higher than the rest of a page on any screen (px): Back scrolls to where the page was left before that is there. */
const Room = styled('div')({ height: 50_000 });

/** Both the same at each render. The beginning fills a window. */
type Props = { beginning: ReactNode; rest: ReactNode };

/**
 * A page whose beginning is painted ahead of the rest where a link or Back leads to it: all in one takes a slow phone some
 * tenths of a second. Whole at once where it was HTML, and where the address names a place on it, which is to be found.
 */
export function BeginningFirst({ beginning, rest }: Props) {
  const isHtml = !useHydrated();
  const { hash } = useLocation();
  return (
    <>
      {beginning}
      {useDeferredValue(rest, isHtml || hash ? rest : <Room />)}
    </>
  );
}
