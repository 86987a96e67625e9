import { applicationKinds } from '../../../../contract/applications.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';
import { typedHereKey } from '../../../forms/drafts/typedHere.ts';
import { encode, storageKeyOf } from '../../store/persistedCodec.ts';
import { begunAt } from './replayedState.ts';

/**
 * What storage appears to contain in a replay: a token, so that guarded pages show their forms, and the mark by which
 * anonymous drafts count as typed in this tab.
 */
export const storedTexts = {
  local: { [storageKeyOf('auth')]: encode({ token: hiddenAnswer }) },
  session: {
    [typedHereKey]: JSON.stringify(Object.fromEntries(applicationKinds.map((kind) => [kind, begunAt]))),
  },
};
