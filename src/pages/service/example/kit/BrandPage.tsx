import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { uiUxDesign } from '../../../../content/services/examples/uiUxDesign.ts';
import type { KitPage } from '../../../../content/services/examples/uiUxDesign.ts';
import { notForwarded } from '../../../../theme/notForwarded.ts';
import { dotBefore } from '../parts/dotBefore.ts';
import { PartNumber, partNumberSize } from './PartNumber.ts';

type Device = 'phone' | 'counter';

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, marginBottom: 20 }));

/** The numbers stand on its left edge, as dots on a line. */
const Screen = styled(
  'div',
  notForwarded('device'),
)<{ device: Device }>(({ theme }) => ({
  display: 'grid',
  gap: 18,
  marginLeft: partNumberSize / 2,
  padding: '28px 24px 32px 28px',
  border: `2px solid ${theme.vars.palette.text.primary}`,
  backgroundColor: theme.vars.palette.background.paper,
  variants: [
    { props: { device: 'phone' }, style: { maxWidth: 320, borderRadius: 28 } },
    {
      props: { device: 'counter' },
      style: { borderRadius: 10, [theme.breakpoints.up('md')]: { padding: '36px 40px 40px 40px' } },
    },
  ],
}));

const Part = styled('div')({ position: 'relative' });

const Number = styled(
  PartNumber,
  notForwarded('device'),
)<{ device: Device }>(({ theme }) => ({
  position: 'absolute',
  top: 2,
  left: -28 - partNumberSize / 2 - 1,
  variants: [
    {
      props: { device: 'counter' },
      style: { [theme.breakpoints.up('md')]: { left: -40 - partNumberSize / 2 - 1 } },
    },
  ],
}));

const Heading = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.vars.palette.secondary.main,
}));

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '9px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

const Price = styled('strong')(({ theme }) => ({
  fontFamily: theme.typography.h4.fontFamily,
  fontWeight: 650,
}));

const Label = styled('p')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600, marginBottom: 6 }));

const Box = styled('p')(({ theme }) => ({
  padding: '10px 16px',
  border: `1.5px solid ${theme.vars.palette.border}`,
  borderRadius: 8,
}));

const Message = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  ...dotBefore(theme.vars.palette.turmeric.fill),
}));

/** A picture of a button, not a control. */
const Button = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  padding: '13px 22px',
  borderRadius: 8,
  textAlign: 'center',
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.background.paper,
  '@media (forced-colors: active), print': { border: '2px solid CanvasText' },
  '@media print': { backgroundColor: 'transparent', color: 'inherit' },
}));

/** A page of the bakery, each of its parts with the number that it has in the kit. */
export function BrandPage({ page, device }: { page: KitPage; device: Device }) {
  const { title, heading, items, field, message, button } = page;
  const drawn: readonly ReactNode[] = [
    <Heading key="heading">{heading}</Heading>,
    <ul key="rows">
      {items.map(({ name, price }) => (
        <Row key={name}>
          {name} <Price>{price}</Price>
        </Row>
      ))}
    </ul>,
    <div key="field">
      <Label>{field.label}</Label>
      <Box>{field.value}</Box>
    </div>,
    <Message key="message">{message}</Message>,
    <Button key="button">{button}</Button>,
  ];
  return (
    <div>
      <Title>{title}</Title>
      <Screen device={device}>
        {uiUxDesign.parts.map((part, at) => (
          <Part key={part.title}>
            <Number device={device} aria-hidden="true">
              {at + 1}
            </Number>
            {drawn[at]}
          </Part>
        ))}
      </Screen>
    </div>
  );
}
