import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { dialogClosed, questionAsked, selectDialog } from './dialogSlice.ts';
import type { DialogAnswer } from './dialogSlice.ts';
import { listenTo } from '../siteStore.ts';
import type { SiteDispatch, SiteState } from '../siteStore.ts';

/**
 * Asks the visitor and waits: `const answer = await dispatch(ask('form.leave'))`. A question that another dialog or the
 * end of the account took away counts as dismissed. So does one whose asker is gone, which says so by `signal`: it leaves
 * the screen, or never gets there.
 */
export const ask =
  (kind: DialogKind, signal?: AbortSignal) =>
  async (dispatch: SiteDispatch, getState: () => SiteState): Promise<DialogAnswer> => {
    if (signal?.aborted) return 'dismiss';
    dispatch(questionAsked({ kind }));
    const question = selectDialog(getState());
    return new Promise((resolve) => {
      const leave = () => {
        if (selectDialog(getState()) === question) dispatch(dialogClosed({ kind, answer: 'dismiss' }));
      };
      dispatch(
        listenTo({
          predicate: (_, state) => selectDialog(state) !== question,
          effect: (action, listener) => {
            listener.unsubscribe();
            signal?.removeEventListener('abort', leave);
            resolve(dialogClosed.match(action) ? action.payload.answer : 'dismiss');
          },
        }),
      );
      signal?.addEventListener('abort', leave);
    });
  };
