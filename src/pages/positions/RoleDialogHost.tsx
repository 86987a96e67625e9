import { useEffect } from 'react';
import { makeLazyPart } from '../../hydration/lazyPart.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectRole } from '../../state/uiSlice.ts';

const roleDialog = makeLazyPart<object>(async () => {
  const { RoleDialog } = await import(/* webpackChunkName: "role" */ './RoleDialog.tsx');
  return RoleDialog;
});

/** The dialog of a role, in a script file of its own, which comes as soon as the page stands. */
export function RoleDialogHost() {
  const selected = useSiteSelector(selectRole);
  useEffect(() => void roleDialog.preload(), []);
  return <roleDialog.Part needed={selected !== null} />;
}
