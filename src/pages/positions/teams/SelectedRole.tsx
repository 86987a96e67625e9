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
 * The dialog of the role that is selected in the store; the last role stays rendered while the dialog fades out. The
 * dialog's chunk is fetched as soon as the page is mounted.
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
        // Another role mounts a new dialog, which takes the focus.
        key={shown.role.name}
        {...shown}
        open={selected !== undefined}
        onClose={() => dispatch(roleClosed())}
      />
    )
  );
}
