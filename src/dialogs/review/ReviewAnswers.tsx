import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { isRunningText } from '../../../contract/fields.ts';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { reviewCopy } from '../../content/applications/review.ts';
import type { ReviewProps } from '../../forms/application/review/ReviewButton.tsx';
import { SheetHeading } from '../SheetHeading.ts';
import { TextButton } from '../TextButton.ts';
import { reviewOf } from './reviewOf.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '1rem',
  lineHeight: 1.45,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '190px minmax(0, 1fr) auto' },
}));

const Label = styled('dt')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** In a narrow window the answer is below its question, and the link stays beside the question. */
const Answer = styled('dd')(({ theme }) => ({
  gridArea: '2 / 1 / auto / -1',
  fontWeight: 600,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-kind=text]': { fontWeight: 400 },
  [theme.breakpoints.up('sm')]: { gridArea: 'auto' },
}));

const Empty = styled(Answer)(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { gridColumn: '2 / -1' },
}));

const Action = styled('dd')({ textAlign: 'right' });

type ReviewAnswersProps = Pick<ReviewProps, 'kind' | 'answers' | 'onChange'>;

/**
 * All answers by section, each with a button that leads to its field; empty answers share one row. Computed here and
 * not in the dialog, which renders with every keystroke while it is closed.
 */
export function ReviewAnswers({ kind, answers, onChange }: ReviewAnswersProps) {
  return reviewOf(kind, answers).map(({ key, title, rows, empty }) => (
    <section key={key}>
      <SheetHeading>{title}</SheetHeading>
      <dl>
        {rows.map(({ field, answer }) => (
          <Row key={field.name}>
            <Label>{field.label}</Label>
            <Answer data-kind={isRunningText(field) ? 'text' : undefined}>{answer}</Answer>
            {!field.readOnly && (
              <Action>
                <TextButton component="button" type="button" onClick={() => onChange(field.name)}>
                  {reviewCopy.change}
                  <VisuallyHidden> {field.label}</VisuallyHidden>
                </TextButton>
              </Action>
            )}
          </Row>
        ))}
        {empty.length > 0 && (
          <Row>
            <Label>{reviewCopy.empty}</Label>
            <Empty>
              {empty.map(({ name, label }, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <TextButton component="button" type="button" onClick={() => onChange(name)}>
                    <VisuallyHidden>{reviewCopy.add} </VisuallyHidden>
                    {label}
                  </TextButton>
                </Fragment>
              ))}
            </Empty>
          </Row>
        )}
      </dl>
    </section>
  ));
}
