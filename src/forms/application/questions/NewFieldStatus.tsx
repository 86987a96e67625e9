import { memo } from 'react';
import type { Field } from '../../../../contract/fields.ts';
import { HiddenLiveRegion } from '../../../components/feedback/HiddenLiveRegion.tsx';
import { submissionCopy } from '../../../content/applications/applications.ts';

/** Announces a field that an answer has made visible; the focus stays where it is. */
export const NewFieldStatus = memo(function NewFieldStatus({ fields }: { fields: readonly Field[] }) {
  const [newField] = fields.filter(({ showWhen }) => showWhen);
  return <HiddenLiveRegion>{newField && submissionCopy.appeared(newField.label)}</HiddenLiveRegion>;
});
