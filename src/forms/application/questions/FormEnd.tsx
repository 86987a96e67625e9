import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '../../../../contract/fields.ts';
import type { ApplicationCopy } from '../../../content/applications/applicationCopy.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { AlertIcon } from '../../../components/icons/AlertIcon.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { ControlLink } from '../../parts/ControlLink.tsx';
import { Section, SectionLine, SectionTitle } from '../../parts/FormSection.tsx';
import { DraftStatusLine } from '../../drafts/notes/DraftStatusLine.tsx';
import type { DraftStatusLineProps } from '../../drafts/notes/DraftStatusLine.tsx';
import { LoginHint } from './LoginHint.tsx';
import { SendingCancelled } from '../../sending/SendingCancelled.tsx';

type FormEndProps = DraftStatusLineProps & {
  copy: ApplicationCopy;
  missing: {
    /** Required fields without a valid answer. */
    unanswered: readonly Pick<Field, 'name' | 'label'>[];
    /** How many errors show, and the name of the first field that has one. */
    wrong: number;
    firstWrong?: string | undefined;
  };
  /** Shown beside the submit button. */
  children?: ReactNode;
};

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'flex',
  gap: 8,
  marginTop: 16,
  color: theme.vars.palette.text.secondary,
}));

/** In narrow windows one below the other, each as wide as the form. */
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 20,
  [theme.breakpoints.down('sm')]: { display: 'grid' },
}));

const HintLink = styled(ControlLink)({ fontWeight: 600 });

/** For narrow windows; in wide ones the sidebar shows it. */
const NarrowDraftStatus = styled(DraftStatusLine)(({ theme }) => ({
  marginTop: 16,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** The end of a long form: what sending does, the button, and what is missing. Memoised: few keystrokes change it. */
export const FormEnd = memo(function FormEnd(props: FormEndProps) {
  const { copy, missing, savedTime, onDiscard, children } = props;
  const { unanswered, wrong, firstWrong } = missing;
  return (
    <Section>
      <SectionTitle variant="h3" component="h2">
        {copy.end.title}
      </SectionTitle>
      <SectionLine>{copy.end.line}</SectionLine>
      <Buttons>
        <SubmitButton label={copy.submit} busyLabel={submissionCopy.submitting} />
        {children}
      </Buttons>
      <SendingCancelled />
      <Hint>
        <AlertIcon kind={firstWrong ? 'error' : unanswered.length > 0 ? 'info' : 'success'} size={20} />
        {firstWrong ? (
          <span key="errors">
            <span>{`${submissionCopy.summary(wrong)}. `}</span>
            <HintLink name={firstWrong}>{submissionCopy.goToFirst}</HintLink>
          </span>
        ) : unanswered.length > 0 ? (
          <span key="open">
            <span>{submissionCopy.stillOpen(unanswered.length)}</span>
            {unanswered.map(({ name, label }, index) => (
              <span key={name}>
                {index > 0 && <span>, </span>}
                <HintLink name={name}>{label}</HintLink>
              </span>
            ))}
            <span>.</span>
          </span>
        ) : (
          <span key="ready">{submissionCopy.allThere}</span>
        )}
      </Hint>
      <NarrowDraftStatus savedTime={savedTime} onDiscard={onDiscard} />
      <LoginHint />
    </Section>
  );
});
