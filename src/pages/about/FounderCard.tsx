import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Kolam } from '../../components/art/Kolam.tsx';
import type { Founder } from '../../content/founders.ts';
import type { Drawing } from '../../art/drawing.ts';
import { fluid } from '../../theme/fluid.ts';

type FounderCardProps = {
  founder: Founder;
  /** The kolam of this founder's name, open in the middle. */
  drawing: Drawing;
};

/** Windows in which two cards stand side by side, each too narrow at the visitor's text size for words beside the kolam. */
const narrowCards = '@media (min-width: 900px) and (max-width: 71.99em)';

const StyledCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  height: '100%',
  padding: fluid(24, 32),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 32,
  },
  [narrowCards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Portrait = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 200,
  // Aligns the drawing itself, not its margin, with the edge of the text below it.
  [theme.breakpoints.down('sm')]: { marginLeft: -6 },
}));

const Initials = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: 26,
}));

/** A founder without a portrait photo: the initials stand in the middle of a kolam that is made from the name. */
export function FounderCard({ founder: { name, initials, role, text }, drawing }: FounderCardProps) {
  return (
    <li>
      <StyledCard>
        <Portrait aria-hidden="true">
          <Kolam drawing={drawing} size={200} strokeWidth={12} />
          <Initials>{initials}</Initials>
        </Portrait>
        <div>
          <Typography variant="h3">{name}</Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{role}</Typography>
          <Typography sx={{ mt: 2, maxWidth: '28em' }}>{text}</Typography>
        </div>
      </StyledCard>
    </li>
  );
}
