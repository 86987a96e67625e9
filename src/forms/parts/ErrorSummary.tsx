import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { requiredMessageOf } from '../../../contract/fields.ts';
import { AlertIcon } from '../../components/icons/AlertIcon.tsx';
import { submissionCopy } from '../../content/applications/applications.ts';
import { ControlLink } from './ControlLink.tsx';
import { useForm } from '../engine/formContext.ts';
import { summaryAttribute } from '../engine/focus/revealControl.ts';

const Frame = styled('div')(({ theme }) => ({
  marginBottom: 24,
  padding: '22px 24px 20px',
  border: `2px solid ${theme.vars.palette.error.main}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.error.container,
  [theme.breakpoints.down('md')]: { padding: '18px 18px 14px' },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  gap: 10,
  fontWeight: 650,
  fontSize: '1.375rem',
  color: theme.vars.palette.error.onContainer,
}));

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'grid',
  gap: 2,
  marginTop: 10,
}));

const SummaryLink = styled(ControlLink)(({ theme }) => ({
  display: 'inline-block',
  minHeight: 32,
  padding: '3px 0',
  fontSize: '1.125rem',
  fontWeight: 600,
  color: theme.vars.palette.error.onContainer,
}));

/** Milliseconds after which screen readers have picked up the list that appeared. */
const heardWithin = 1000;

/**
 * The errors that keep a form from being sent, each with a link to its control. The alert is nested, because screen
 * readers miss an alert that is the root of the inserted elements.
 */
export function ErrorSummary({ className }: { className?: string }) {
  const { failedAttempts } = useForm();
  if (failedAttempts === 0) return null;
  return (
    <Frame className={className} {...{ [summaryAttribute]: '' }}>
      <Errors key={failedAttempts} />
    </Frame>
  );
}

/**
 * An alert that is announced as it appears; the `key` inserts a new one with each attempt. Its later changes are
 * silent, because they come with almost every keystroke: engine/errors/ErrorAnnouncement.tsx announces a later error
 * once its control is left.
 */
function Errors() {
  const { visibleErrors } = useForm();
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), heardWithin);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert" aria-live={heard ? 'off' : undefined}>
      <Title>
        <AlertIcon kind="error" size={26} />
        <span>{submissionCopy.summary(visibleErrors.length)}</span>
      </Title>
      <List>
        {visibleErrors.map(({ field, message }) => (
          <li key={field.name}>
            <SummaryLink name={field.name}>{message}</SummaryLink>
            {message !== requiredMessageOf(field) && <span>{` ${field.label}`}</span>}
          </li>
        ))}
      </List>
    </div>
  );
}
