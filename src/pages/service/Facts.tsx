import { styled } from '@mui/material/styles';
import type { Fact } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';
import { upInText } from '../../theme/upInText.ts';

/**
 * Windows with room for a row at the visitor’s text size. From 768 px the drawing stands beside the words and narrows
 * them.
 */
const inRow = '@media (min-width: 37.5em) and (max-width: 767.95px), (min-width: 56.25em)';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  marginTop: 34,
  paddingTop: 26,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [inRow]: {
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'start',
    columnGap: 40,
  },
  // The same columns on every service, as wide together as the line above them.
  [upInText(1200)]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 10,
  [inRow]: { display: 'block' },
});

const Figure = styled('strong')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.25rem',
  [inRow]: { display: 'block' },
}));

const Caption = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  // A block has its own line height, while text beside the figure has the item's.
  [inRow]: { display: 'block' },
}));

/** Three short facts in a row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List aria-label={servicePageCopy.facts}>
      {facts.map(({ figure, caption }) => (
        <Item key={figure}>
          <Figure>{figure}</Figure> <Caption>{caption}</Caption>
        </Item>
      ))}
    </List>
  );
}
