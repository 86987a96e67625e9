import { applicationKinds } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { changedKeys } from '../recording/changedKeys.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import type { Trace } from '../file/traceFile.ts';
import { perStep } from './perStep.ts';

const isLive = ({ auth }: Snapshot) => auth.session === 'live';

/** The open forms that have had a session since they were opened. */
const formsKeptAt = perStep<readonly ApplicationKind[]>(
  (first) => applicationKinds.filter((kind) => first.forms[kind] && isLive(first)),
  (keptBefore, { type, before, after }) => {
    // The step that opens a form makes its entry anew; it leaves those of other forms as they are.
    const opened = type === 'forms/formOpened' ? changedKeys<FormName>(before.forms, after.forms) : [];
    return applicationKinds.filter(
      (kind) => after.forms[kind] && (isLive(after) || (keptBefore.includes(kind) && !opened.includes(kind))),
    );
  },
);

/**
 * Whether a form that is open after a step has had a session since it was opened. It remembers that account also when the
 * session is over.
 */
export const isSessionKeptAt = (trace: Trace, index: number): boolean => formsKeptAt(trace, index).length > 0;
