import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/feedback/Chip.ts';
import type { MeasuredHeights } from '../../../../components/page/belowFold.ts';
import { PageSection } from '../../../../components/page/PageSection.tsx';
import { SectionHeading } from '../../../../components/page/SectionHeading.tsx';
import type { ExampleCopy } from '../../../../content/services/examples/example.ts';
import { servicePageCopy } from '../../../../content/services/servicePage.ts';

type ExampleProps = {
  copy: ExampleCopy;
  heights: MeasuredHeights;
  /** The example itself, as a client would get it. */
  children: ReactNode;
};

const Caption = styled('figcaption')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginBottom: 24,
  color: theme.vars.palette.text.secondary,
}));

const headingId = 'example';

/**
 * The section with a service's worked example. The caption comes before the example, to say first that it is made up.
 */
export function Example({ copy: { heading, introduction, caption }, heights, children }: ExampleProps) {
  return (
    <PageSection labelledBy={headingId} heights={heights}>
      <SectionHeading id={headingId} introduction={introduction}>
        {heading}
      </SectionHeading>
      <figure>
        <Caption>
          <Chip>{servicePageCopy.example}</Chip> <span>{caption}</span>
        </Caption>
        {children}
      </figure>
    </PageSection>
  );
}
