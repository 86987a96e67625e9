import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { StepLine } from '../../components/text/StepLine.tsx';
import type { Step } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';

export const processId = 'process';

/** Three steps on one line. */
export function Process({ steps }: { steps: readonly Step[] }) {
  return (
    <PageSection labelledBy={processId}>
      <Typography variant="h2" id={processId} tabIndex={-1} sx={{ mb: 3.5 }}>
        {servicePageCopy.process}
      </Typography>
      <StepLine steps={steps} />
    </PageSection>
  );
}
