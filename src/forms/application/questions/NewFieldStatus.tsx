import type { Field } from '../../../../contract/fields.ts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { LiveRegion } from '../../parts/LiveRegion.tsx';

/** Tells screen readers of a question that an answer has brought; the keyboard stays where it is. */
export function NewFieldStatus({ fields }: { fields: readonly Field[] }) {
  const [question] = fields.filter(({ showWhen }) => showWhen);
  return (
    <VisuallyHidden as="div">
      <LiveRegion>{question && submissionCopy.appeared(question.label)}</LiveRegion>
    </VisuallyHidden>
  );
}
