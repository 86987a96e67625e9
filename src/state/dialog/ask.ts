import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { dialogClosed, questionAsked, selectDialog } from './dialogSlice.ts';
import type { DialogAnswer } from './dialogSlice.ts';
import { listenTo } from '../siteStore.ts';
import type { SiteDispatch, SiteState } from '../siteStore.ts';

/**
 * Asks the visitor and waits for the answer: `const answer = await dispatch(ask('form.leave'))`. A question that
 * another dialog, another page or a logout has closed counts as dismissed.
 *
 * @param signal aborted when the asker is gone: the question is closed, or not shown at all, and counts as dismissed
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
