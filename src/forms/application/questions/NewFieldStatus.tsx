import { memo } from 'react';
import type { Field } from '../../../../contract/fields.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';

/** Announces a field that an answer has made visible; the focus stays where it is. */
export const NewFieldStatus = memo(function NewFieldStatus({ fields }: { fields: readonly Field[] }) {
  const [newField] = fields.filter(({ showWhen }) => showWhen);
  return (
    <VisuallyHidden as="div">
      <LiveRegion>{newField && submissionCopy.appeared(newField.label)}</LiveRegion>
    </VisuallyHidden>
  );
});
