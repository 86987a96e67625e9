import { styled } from '@mui/material/styles';
import { Mark } from '../../components/art/Mark.tsx';
import { company } from '../../content/company.ts';
import { receiptCopy as words } from '../../content/applications/receipt.ts';
import { ReceiptHead } from './ReceiptHead.tsx';
import { letterheadLines } from './letterheadLines.ts';
import type { Receipt } from './receiptOf.ts';

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

const SectionTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h5,
  margin: '24px 0 6px',
  breakAfter: 'avoid',
  '@media print': { marginTop: 18 },
}));

const Row = styled('div')(({ theme }) => ({
  padding: '4px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '1rem',
  lineHeight: 1.45,
  breakInside: 'avoid',
  // A row that is longer than a page would otherwise leave half a page empty before it.
  '&[data-kind=text]': { breakInside: 'auto', orphans: 3, widows: 3 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-kind] dd, & dd p': { fontWeight: 400 },
  '&[data-kind=empty] dd, & dd p': { color: theme.vars.palette.text.secondary },
  '& dd p': { fontSize: '.9375rem' },
  [theme.breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: '210px 1fr', columnGap: 16 },
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

/** The receipt as a sheet with the firm's head, the same on screen and on paper. */
export function ReceiptSheet({ receipt, labelId, titleId }: ReceiptSheetProps) {
  return (
    <>
      <ReceiptHead>
        <Mark size={60} />
        <p>
          <strong>{company.name}</strong>
          {letterheadLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p>
          <span id={labelId}>{words.label}</span>
          {receipt.reference !== null && <code>{receipt.reference}</code>}
        </p>
      </ReceiptHead>
      <Title id={titleId}>{receipt.title}</Title>
      {receipt.sentences.map((sentence) => (
        <Sentence key={sentence}>{sentence}</Sentence>
      ))}
      {receipt.sections.map(({ title, rows }) => (
        <section key={title}>
          <SectionTitle>{title}</SectionTitle>
          <dl>
            {rows.map(({ label, answer, note, kind }) => (
              <Row key={label} data-kind={kind}>
                <dt>{label}</dt>
                <dd>
                  {answer}
                  {note !== undefined && <p>{note}</p>}
                </dd>
              </Row>
            ))}
          </dl>
        </section>
      ))}
      <Foot>{receipt.foot}</Foot>
    </>
  );
}
