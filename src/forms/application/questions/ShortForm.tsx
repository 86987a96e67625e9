import { styled } from '@mui/material/styles';
import { isShown } from '../../../../contract/fields.ts';
import { applicationWords, submissionWords } from '../../../content/applications/applications.ts';
import { selectSubmitting } from '../../../state/formsSlice.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { Announcement } from '../../parts/LiveRegion.tsx';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { DraftLine } from '../../drafts/DraftStatus.tsx';
import { DraftNote } from '../../drafts/DraftAlert.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid, SectionLine, SectionTitle } from '../../parts/FormSection.tsx';
import { useForm } from '../../engine/formContext.ts';
import { LoginHint } from './LoginHint.tsx';
import { StoppedNote } from '../../sending/UploadCancelled.tsx';
import { useApplication } from '../useApplication.ts';
import type { QuestionsProps } from '../useApplication.ts';

const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: {
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
  },
}));

const Part = styled('div')(({ theme }) => ({
  paddingBlock: 28,
  '&:first-of-type': { flex: 1, paddingTop: 0 },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { padding: '32px 40px', '&:first-of-type': { paddingTop: 40 } },
}));

const Notes = styled('div')({ '& > :not(:empty)': { marginBottom: 24 } });

const End = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });

/** A short form as a part of another page: heading, questions, one button. */
export function PlainQuestions(props: QuestionsProps) {
  const { kind, groups } = props;
  const { heading, lead, submit } = applicationWords[kind];
  const { form, fields, values } = useForm();
  const busy = useSiteSelector((state) => selectSubmitting(state, form));
  const draft = useApplication(props);
  return (
    <Sheet>
      <Part>
        <SectionTitle variant="h3" component="h2">
          {heading}
        </SectionTitle>
        <SectionLine sx={{ marginBottom: '26px' }}>{lead}</SectionLine>
        <Notes>
          <Announcement>
            {draft.restored && <DraftNote draft={draft.restored} fields={fields} discard={draft.discard} />}
          </Announcement>
        </Notes>
        <ErrorSummary />
        <FieldGrid>
          {fields
            .filter((field) => isShown(field, values))
            .map((field) => (
              <FormField key={field.name} field={field} group={groups[field.name]} />
            ))}
        </FieldGrid>
      </Part>
      <Part>
        <End>
          <BusyButton
            type="submit"
            size="large"
            label={submit}
            busyLabel={submissionWords.submitting}
            busy={busy}
          />
          <DraftLine draft={draft} />
        </End>
        <StoppedNote />
        <LoginHint />
      </Part>
    </Sheet>
  );
}
