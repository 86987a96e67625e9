import { styled } from '@mui/material/styles';

type RatingProps = {
  rating: number;
  maximum: number;
  /** The words beside the stars. */
  text: string;
  /** Accessible name of the stars. */
  label: string;
};

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  color: theme.vars.palette.text.secondary,
}));

const Stars = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 3,
  color: theme.vars.palette.kolam.answer,
}));

const star = 'M10 2l2.5 5.3 5.7.7-4.2 4 1.1 5.7L10 14.9 4.9 17.7 6 12 1.8 8l5.7-.7z';

/** Stars a client gave. */
export function Rating({ rating, maximum, text, label }: RatingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row of drawings and words is no <img>
    <Row role="img" aria-label={label}>
      <Stars>
        {Array.from({ length: maximum }, (_, at) => (
          <svg key={at} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path
              d={star}
              fill={at < rating ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
          </svg>
        ))}
      </Stars>
      {text}
    </Row>
  );
}
