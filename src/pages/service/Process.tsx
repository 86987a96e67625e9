import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { StepList } from '../../components/text/StepList.tsx';
import type { Step } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';

export const processId = 'process';
const heights = { narrow: 607, medium: 542, wide: 269 };

/** Three steps on one line. */
export function Process({ steps }: { steps: readonly Step[] }) {
  return (
    <PageSection background="tinted" labelledBy={processId} heights={heights}>
      <Typography variant="h2" id={processId} tabIndex={-1} sx={{ mb: 3.5 }}>
        {servicePageCopy.process}
      </Typography>
      <StepList steps={steps} />
    </PageSection>
  );
}
