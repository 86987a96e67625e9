import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '../../../../contract/fields.ts';
import type { SectionCopy } from '../../../content/applications/applicationCopy.ts';
import type { OptionGroup } from '../../controls/SelectControl.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { FormSection } from '../../parts/FormSection.tsx';
import { FillFromProfile } from './FillFromProfile.tsx';

type QuestionsSectionProps = {
  section: SectionCopy;
  id: string;
  first: boolean;
  /** All fields that the form asks for now. */
  shown: readonly Field[];
  account: string | null;
  roleGroup: OptionGroup | undefined;
  belowRole: ReactNode;
  /** By field name, files of the restored draft that could not be stored. */
  fileNames: Readonly<Record<string, string>> | undefined;
  /** Whether the browser could not store the chosen file. */
  isFileUnkept: boolean;
};

/** A section of a long form with its fields. Memoised: each field itself subscribes to the form's context. */
export const QuestionsSection = memo(function QuestionsSection(props: QuestionsSectionProps) {
  const { section, id, first, shown, account, roleGroup, belowRole, fileNames, isFileUnkept } = props;
  const { key, title, line } = section;
  const asked = shown.filter((field) => field.section === key);
  return (
    <FormSection
      first={first}
      id={id}
      title={title}
      line={line}
      action={
        account !== null &&
        asked.some(({ fromProfile }) => fromProfile) && <FillFromProfile account={account} />
      }
    >
      {asked.map((field) => (
        <FormField
          key={field.name}
          field={field}
          group={field.name === 'role' ? roleGroup : undefined}
          below={field.name === 'role' ? belowRole : undefined}
          lastFile={fileNames?.[field.name]}
          isFileUnkept={field.control === 'file' && isFileUnkept}
        />
      ))}
    </FormSection>
  );
});
