import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { Mark } from '../../components/art/Mark.tsx';
import { company } from '../../content/company.ts';

const BrandLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h4,
  // Limited by the window's width, so that at twice the text size there is room for the buttons beside it.
  fontSize: 'min(1.3125rem,9vw - .5rem)',
  fontWeight: 700,
  lineHeight: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  marginRight: 'auto',
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
}));

/** Aligns the drawing itself, without its margin, with the edge of the text. */
const BrandMark = styled(Mark)({ margin: '1px 0 0 -4px' });

export function Brand({ onChoose }: { onChoose?: () => void }) {
  return (
    <BrandLink to={paths.home} onClick={onChoose}>
      <BrandMark size={40} />
      {company.name}
    </BrandLink>
  );
}
