import type { Field } from '../../../../contract/fields.ts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import { submissionWords } from '../../../content/applications/applications.ts';
import { Announcement } from '../../parts/LiveRegion.tsx';

/** Tells screen readers of a question that an answer has brought; the keyboard stays where it is. */
export function Appeared({ fields }: { fields: readonly Field[] }) {
  const [question] = fields.filter(({ showWhen }) => showWhen);
  return (
    <VisuallyHidden as="div">
      <Announcement>{question && submissionWords.appeared(question.label)}</Announcement>
    </VisuallyHidden>
  );
}
