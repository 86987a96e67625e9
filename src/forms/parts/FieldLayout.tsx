import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '../../../contract/fields.ts';
import { AlertIcon } from '../../components/icons/AlertIcon.tsx';
import { submissionCopy } from '../../content/applications/applications.ts';
import { notForwarded } from '../../theme/notForwarded.ts';

type FieldLayoutProps = {
  field: Field;
  id: string;
  help: string | undefined;
  error: string | undefined;
  /** A sentence after the error that says how to correct it. */
  detail: string | undefined;
  beside: ReactNode;
  below: ReactNode;
  describedBy: string | undefined;
  children: ReactNode;
};

const spans = { half: 'span 3', third: 'span 2' } as const;

const Frame = styled(
  'div',
  notForwarded('width'),
)<Pick<Field, 'width'>>(({ theme, width }) => ({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  breakInside: 'avoid',
  [theme.breakpoints.up(768)]: { gridColumn: width ? spans[width] : '1 / -1' },
  // Keeps a focused control and its label clear of the header and the section bar. Selected by element, because the
  // focusable element lies elsewhere in each kind of control.
  '& input, & textarea, & select, & button': { scrollMarginTop: 48 },
}));

const Label = styled(FormLabel)({ display: 'block', padding: 0, marginBottom: 6 });

const Optional = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

const Help = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
  margin: '-4px 0 8px',
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));

const Control = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { flex: 'none' },
}));

/**
 * As high as the input next to it, and wide enough for the buttons of email and code, so that both rows have the same
 * columns.
 */
const Beside = styled('div')({ display: 'grid', flex: 'none', minWidth: 192, minHeight: 52 });

const Message = styled(FormHelperText)({ display: 'flex', gap: 8, lineHeight: 1.5 });

const MessageIcon = styled(AlertIcon)({ marginTop: 3 });

const Detail = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: 400,
  color: theme.vars.palette.text.primary,
}));

type HeadProps = Pick<FieldLayoutProps, 'field' | 'id' | 'help'>;

/** Memoised: nothing in it depends on the answer. */
const Head = memo(function Head({ field, id, help }: HeadProps) {
  const { control, label, required } = field;
  const labelled = control === 'file' ? `${id}-file` : id;
  return (
    <>
      <Label id={`${id}-label`} {...(control === 'radio' ? { component: 'legend' } : { htmlFor: labelled })}>
        {label}
        {!required && <Optional> {submissionCopy.optional}</Optional>}
      </Label>
      {help !== undefined && <Help id={`${id}-help`}>{help}</Help>}
    </>
  );
});

/** The parts around a control: label and help above it, the error with an icon below. */
export function FieldLayout(props: FieldLayoutProps) {
  const { field, id, help, error, detail, beside, below, describedBy, children } = props;
  const grouped = field.control === 'radio';
  return (
    <Frame
      width={field.width}
      {...(grouped && {
        as: 'fieldset',
        role: 'radiogroup',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy,
        'aria-required': field.required ?? false,
        'aria-invalid': error !== undefined,
      })}
    >
      <Head field={field} id={id} help={help} />
      {/* The same wrappers with and without a button: otherwise React would remount the control, which loses focus. */}
      <Line>
        <Control>{children}</Control>
        {beside && <Beside>{beside}</Beside>}
      </Line>
      {error !== undefined && (
        <Message id={`${id}-error`} error>
          <MessageIcon kind="error" size={18} />
          <span>
            {error}
            {detail !== undefined && <Detail>{detail}</Detail>}
          </span>
        </Message>
      )}
      {below && <div id={`${id}-below`}>{below}</div>}
    </Frame>
  );
}
