import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** The actions of a page's first section, in a row that wraps where there is no room. */
export const HeroActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
});

/**
 * A button without a border. Where it wraps below another one, its text begins at the column's edge, its touch area
 * before it.
 */
export const HeroTextButton = styled(Button)({ marginLeft: -13 }) as typeof Button;
