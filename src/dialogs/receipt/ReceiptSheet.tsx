import { styled } from '@mui/material/styles';
import { company } from '../../content/company.ts';
import { receiptCopy } from '../../content/applications/receipt.ts';
import {
  HeadLine,
  ReceiptHead,
  ReceiptMark,
  Reference,
  ReferenceCode,
  Sender,
  SenderName,
} from './ReceiptHead.ts';
import { SectionTitle } from './SectionTitle.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { letterheadLines } from './letterheadLines.ts';
import { NextSteps } from './NextSteps.tsx';
import type { Receipt, ReceiptRow } from './receiptOf.ts';

/** The sheet of the receipt. On a phone it fills the window, and in print the paper. */
const Sheet = styled('div')(({ theme }) => ({
  padding: '28px 20px',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: {
    padding: '44px 48px',
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '@media print': { padding: 0, border: 0, backgroundColor: 'transparent' },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h1,
  marginTop: 24,
  fontSize: '1.625rem',
  [theme.breakpoints.up('sm')]: { fontSize: '2rem' },
}));

const Sentence = styled('p')(({ theme }) => ({
  marginTop: 6,
  fontSize: '1rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Row = styled('div')(({ theme }) => ({
  padding: '4px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '1rem',
  lineHeight: 1.45,
  breakInside: 'avoid',
  // A long text may break across pages: otherwise a row longer than a page would leave half a page empty before it.
  '&[data-kind=text]': { breakInside: 'auto', orphans: 3, widows: 3 },
  [theme.breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: '210px 1fr', columnGap: 16 },
}));

const Label = styled('dt')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Answer = styled(
  'dd',
  notForwarded('kind'),
)<Pick<ReceiptRow, 'kind'>>(({ theme }) => ({
  fontWeight: 600,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  variants: [
    { props: { kind: 'text' }, style: { fontWeight: 400 } },
    { props: { kind: 'empty' }, style: { fontWeight: 400, color: theme.vars.palette.text.secondary } },
  ],
}));

const Note = styled('p')(({ theme }) => ({
  fontSize: '.9375rem',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

const Foot = styled('p')(({ theme }) => ({
  marginTop: 36,
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
  breakInside: 'avoid',
  '@media print': { marginTop: 20 },
}));

type ReceiptSheetProps = { receipt: Receipt; labelId: string; titleId: string };

/** The receipt as a sheet with the firm's letterhead, the same on screen and in print. */
export function ReceiptSheet({ receipt, labelId, titleId }: ReceiptSheetProps) {
  return (
    <Sheet>
      <ReceiptHead>
        <ReceiptMark size={60} />
        <Sender>
          <SenderName>{company.name}</SenderName>
          {letterheadLines.map((line) => (
            <HeadLine key={line}>{line}</HeadLine>
          ))}
        </Sender>
        <Reference>
          <HeadLine id={labelId}>{receiptCopy.label}</HeadLine>
          {receipt.reference !== null && <ReferenceCode>{receipt.reference}</ReferenceCode>}
        </Reference>
      </ReceiptHead>
      <Title id={titleId}>{receipt.title}</Title>
      {receipt.sentences.map((sentence) => (
        <Sentence key={sentence}>{sentence}</Sentence>
      ))}
      <NextSteps steps={receipt.next} />
      {receipt.sections.map(({ title, rows }) => (
        <section key={title}>
          <SectionTitle>{title}</SectionTitle>
          <dl>
            {rows.map(({ label, answer, note, kind }) => (
              <Row key={label} data-kind={kind}>
                <Label>{label}</Label>
                <Answer kind={kind}>
                  {answer}
                  {note !== undefined && <Note>{note}</Note>}
                </Answer>
              </Row>
            ))}
          </dl>
        </section>
      ))}
      <Foot>{receipt.foot}</Foot>
    </Sheet>
  );
}
