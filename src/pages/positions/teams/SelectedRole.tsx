import { useEffect, useState } from 'react';
import { teams } from '../../../content/marketing/positions.ts';
import type { Role, Team } from '../../../content/marketing/positions.ts';
import { lazyWithRetry } from '../../../hydration/loading/lazyWithRetry.tsx';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { roleClosed, selectRole } from '../../../state/uiSlice.ts';

const RoleDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "role" */ './RoleDialog.tsx')).RoleDialog,
);

const byName = new Map<string, { role: Role; team: Team }>(
  teams.flatMap((team) => team.roles.map((role) => [role.name, { role, team }] as const)),
);

/**
 * The dialog of the role that the store names; the last one stays drawn while it fades. Its script comes as soon as the page
 * stands.
 */
export function SelectedRole() {
  const dispatch = useSiteDispatch();
  const name = useSiteSelector(selectRole);
  const selected = name === null ? undefined : byName.get(name);
  const [shown, setShown] = useState(selected);
  if (selected && selected !== shown) setShown(selected);
  useEffect(() => void RoleDialog.preload(), []);
  return (
    shown && (
      <RoleDialog
        // Another role is another dialog, which takes the keyboard anew.
        key={shown.role.name}
        {...shown}
        open={selected !== undefined}
        onClose={() => dispatch(roleClosed())}
      />
    )
  );
}
