import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ArrowIcon } from '../icons/ArrowIcon.tsx';

type BackButtonProps = {
  label: string;
  /** The page it goes to; left out, `onClick` decides. */
  to?: string;
  /** What it hands over to that page. */
  state?: object | undefined;
  onClick?: () => void;
};

/**
 * The way back above the heading of an account page. Its text begins at the column's edge; its touch area extends
 * beyond it.
 */
export function BackButton({ label, to, state, onClick }: BackButtonProps) {
  const shared = {
    startIcon: <ArrowIcon direction="left" />,
    onClick,
    sx: { marginLeft: -1.5, minHeight: 44 },
  };
  return to === undefined ? (
    <Button {...shared}>{label}</Button>
  ) : (
    <Button {...shared} component={Link} to={to} state={state}>
      {label}
    </Button>
  );
}
