import { useEffect, useEffectEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { profileCopy } from '../../../content/accounts/profile.ts';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { useForm } from '../../engine/formContext.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FormColumns, FormPanel, panelPadding } from '../../parts/FormPanel.ts';
import { FormSection, Section } from '../../parts/FormSection.tsx';
import { ProfileChanges } from './ProfileChanges.tsx';
import { ProfileIdentity } from './ProfileIdentity.tsx';
import { useSavedElsewhere } from './useSavedElsewhere.ts';
import { useReportUnsaved } from './useReportUnsaved.ts';
import { LeaveWarning } from '../../../navigation/LeaveWarning.ts';

/** In wide windows identity and changes are beside the form, in narrow ones before and after it. */
const Columns = styled(FormColumns)(({ theme }) => ({
  gridTemplateAreas: '"identity" "form" "changes"',
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"identity form" "changes form"',
  },
}));

const Panel = styled(FormPanel)({ gridArea: 'form' });

const Summary = styled(ErrorSummary)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { margin: `40px ${panelPadding} 0` },
}));

const End = styled(Section)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', alignItems: 'stretch' },
  [theme.breakpoints.up('md')]: { padding: `32px ${panelPadding} 40px` },
}));

type ProfileQuestionsProps = {
  saved: Readonly<Record<string, string>>;
  /** The answers that were sent last without learning whether they were stored. */
  unanswered: Readonly<Record<string, string>> | null;
  /** Called when the first answer differs from the saved ones. */
  onBegun: () => void;
  onBack: () => void;
};

/** Everything inside the profile's form. */
export function ProfileQuestions({ saved, unanswered, onBegun, onBack }: ProfileQuestionsProps) {
  const { fields, values, hasUnknownChanges } = useForm();
  const changed = fields.filter(({ name }) => values[name] !== saved[name]);
  const wouldLose = changed.length > 0;
  useSavedElsewhere(saved, unanswered);
  useReportUnsaved(wouldLose);
  const begin = useEffectEvent(onBegun);
  useEffect(() => {
    if (wouldLose) begin();
  }, [wouldLose]);

  const { section, phoneHelp, savedAs, notSaved } = profileCopy;
  const dateOfBirth = saved['date_of_birth'];
  /** A browser shows dates in the visitor's format; the help shows the stored one. */
  const helpTexts: Record<string, string> = {
    phone_number: phoneHelp,
    date_of_birth: dateOfBirth ? savedAs(dateOfBirth) : notSaved,
  };

  return (
    <Columns>
      <LeaveWarning wouldLose={wouldLose} question="profile.leave" />
      <ProfileIdentity name={saved['name'] ?? ''} email={saved['email'] ?? ''} />
      <Panel>
        <Summary />
        <FormSection first id="profile-details" title={section.title} line={section.line}>
          {fields.map((field) => (
            <FormField key={field.name} field={field} help={helpTexts[field.name] ?? field.help ?? null} />
          ))}
        </FormSection>
        <End>
          <SubmitButton label={profileCopy.submit} busyLabel={profileCopy.submitting} />
          <Button variant="outlined" size="large" onClick={onBack}>
            {profileCopy.back}
          </Button>
        </End>
      </Panel>
      <ProfileChanges changed={hasUnknownChanges ? null : changed} />
    </Columns>
  );
}
