import type { FieldValues } from '../../../../contract/fields.ts';
import { painted } from '../../../hydration/timing/painted.ts';
import type { FormContext } from '../formContext.ts';

type FileRecovery = Pick<FormContext, 'recoverFilesBy'> & {
  recoverFiles: (values: FieldValues) => Promise<FieldValues | null>;
};

/** What a form does about files that can no longer be read, before it validates them; until it is told how, nothing. */
export function makeFileRecovery(): FileRecovery {
  let recover: Parameters<FormContext['recoverFilesBy']>[0] = null;
  return {
    recoverFilesBy: (next) => {
      recover = next;
    },
    recoverFiles: async (values) => {
      const recovered = (await recover?.(values)) ?? null;
      // Formik submits the answers as last rendered, so the render that has the copy comes first.
      if (recovered) await painted();
      return recovered;
    },
  };
}
