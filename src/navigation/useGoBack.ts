import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';

/** The router numbers the entries of this tab's history; the first page opened in the tab has the number 0. */
const hasPrevious = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes to the previous page of this tab, or to `fallback` if there is none (specification D8). */
export function useGoBack(fallback: Path = paths.home): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasPrevious()) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}
