import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** What a page's first section offers: beside one another, or below where there is no room. */
export const HeroActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
});

/** A button without a border. Below another one its words begin at the column's edge, its touch area before it. */
export const HeroTextButton = styled(Button)({ marginLeft: -13 }) as typeof Button;
