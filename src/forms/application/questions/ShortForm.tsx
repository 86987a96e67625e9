import { styled } from '@mui/material/styles';
import { isShown } from '../../../../contract/fields.ts';
import { applicationCopy, submissionCopy } from '../../../content/applications/applications.ts';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { DraftStatusLine } from '../../drafts/notes/DraftStatusLine.tsx';
import { DraftNotes } from '../../drafts/notes/DraftNotes.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { FormPanel } from '../../parts/FormPanel.ts';
import { FieldGrid, SectionLine, SectionTitle } from '../../parts/FormSection.tsx';
import { useForm } from '../../engine/formContext.ts';
import { LoginHint } from './LoginHint.tsx';
import { SendingCancelled } from '../../sending/SendingCancelled.tsx';
import { LeaveWarning } from '../../../navigation/LeaveWarning.ts';
import { useApplication } from '../useApplication.ts';
import type { QuestionsProps } from '../useApplication.ts';

const Panel = styled(FormPanel)({ display: 'flex', flexDirection: 'column' });

const Part = styled('div')(({ theme }) => ({
  paddingBlock: 28,
  [theme.breakpoints.up('md')]: { padding: '32px 40px' },
}));

const Questions = styled(Part)(({ theme }) => ({
  paddingTop: 0,
  [theme.breakpoints.up('md')]: { paddingTop: 40 },
}));

const Foot = styled(Part)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // Fills a panel that is stretched to the height of its neighbour. If the questions did, the button would move up as
  // soon as the note about the draft appears, and a press that has just begun would be lost.
  flex: 1,
}));

/** In narrow windows the button is as wide as the form. */
const End = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  [theme.breakpoints.down('sm')]: { display: 'grid' },
}));

/** A short form as a part of another page: heading, questions, one button. */
export function ShortForm(props: QuestionsProps) {
  const { heading, introduction, submit } = applicationCopy[props.kind];
  const { fields, values } = useForm();
  const { draft, leaving } = useApplication(props);
  return (
    <Panel>
      <LeaveWarning {...leaving} />
      <Questions>
        <SectionTitle variant="h3" component="h2">
          {heading}
        </SectionTitle>
        <SectionLine sx={{ marginBottom: '26px' }}>{introduction}</SectionLine>
        <DraftNotes draft={draft} fields={fields} />
        <ErrorSummary />
        <FieldGrid>
          {fields
            .filter((field) => isShown(field, values))
            .map((field) => (
              <FormField key={field.name} field={field} />
            ))}
        </FieldGrid>
      </Questions>
      <Foot>
        <End>
          <SubmitButton label={submit} busyLabel={submissionCopy.submitting} />
          <DraftStatusLine savedTime={draft.savedTime} onDiscard={draft.discard} />
        </End>
        <SendingCancelled />
        <LoginHint />
      </Foot>
    </Panel>
  );
}
