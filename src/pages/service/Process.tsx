import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { TimelineSteps } from '../../components/text/TimelineSteps.tsx';
import type { Step } from '../../content/services/service.ts';
import { fluid } from '../../theme/fluid.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';

export const processId = 'process';
const heights = { narrow: 607, medium: 522, wide: 291 };

/** Three steps on one line. */
export function Process({ steps }: { steps: readonly Step[] }) {
  return (
    <PageSection background="tinted" labelledBy={processId} heights={heights}>
      <Typography variant="h2" id={processId} tabIndex={-1} sx={{ mb: fluid(28, 44) }}>
        {servicePageCopy.process}
      </Typography>
      <TimelineSteps steps={steps} />
    </PageSection>
  );
}
