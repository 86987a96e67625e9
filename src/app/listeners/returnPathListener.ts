import { forgetReturnPath } from '../../navigation/keptReturnPath.ts';
import { isAccountGone, loggedIn } from '../../state/auth/authSlice.ts';
import { listenTo } from '../../state/hooks.ts';
import type { SiteStore } from '../../state/hooks.ts';

/** A login has led back, or whoever wanted to get somewhere is gone. Returns a stop function. */
export const startReturnPathListener = ({ dispatch }: SiteStore): (() => void) =>
  dispatch(
    listenTo({
      predicate: (action) => loggedIn.match(action) || isAccountGone(action),
      effect: forgetReturnPath,
    }),
  );
