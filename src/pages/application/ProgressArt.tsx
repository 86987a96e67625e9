import { fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { Kolam } from '../../components/art/Kolam.tsx';
import { selectFields } from '../../state/forms/formsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { progressKolam } from './progressKolam.ts';
import { shareDoneOf } from './shareDoneOf.ts';

/** The drawing grows with the answers; the words beside the form say the same. */
export function ProgressArt({ kind }: { kind: ApplicationKind }) {
  const names = fieldsOf(kind)
    .filter(({ required }) => required)
    .map(({ name }) => name);
  const share = useSiteSelector((state) => shareDoneOf(names, selectFields(state, kind)));
  return <Kolam {...progressKolam} progress={share} />;
}
