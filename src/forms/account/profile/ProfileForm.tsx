import { profileFields } from '../../../../contract/accounts.ts';
import type { Profile } from '../../../../contract/accounts.ts';
import { jsonOf } from '../../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { loginCopy } from '../../../content/accounts/accounts.ts';
import { endStaleSession } from '../../../state/auth/endStaleSession.ts';
import { dialogOpened } from '../../../state/dialog/dialogSlice.ts';
import { useSiteStore } from '../../../state/hooks.ts';
import { FieldForm } from '../../engine/FieldForm.ts';
import type { FormContext } from '../../engine/formContext.ts';
import { ProfileQuestions } from './ProfileQuestions.tsx';
import { useSaveProfile } from './useSaveProfile.ts';
import type { ProfileToSave, ProfileVersion } from './useSaveProfile.ts';

const form = 'profile';
const fields: readonly Field[] = profileFields;

type ProfileFormProps = ProfileToSave & {
  onSaved: (saved: ProfileVersion) => void;
  /** Called when the visitor begins to change the profile. */
  onBegun: () => void;
  onBack: () => void;
};

/** The six answers of a profile; the email address is read-only (specification EDIT). */
export function ProfileForm({ profile, etag, reload, onSaved, onBegun, onBack }: ProfileFormProps) {
  const store = useSiteStore();
  const { save, unanswered } = useSaveProfile(fields, { profile, etag, reload });

  const showFailure = (message?: string) =>
    store.dispatch(dialogOpened({ kind: 'profile.failed', params: { message, owner: profile.email } }));

  const submit = async (values: FieldValues, { reset }: Pick<FormContext, 'reset'>): Promise<void> => {
    if (!store.dispatch(endStaleSession())) {
      showFailure(loginCopy.sessionExpired);
      return;
    }
    const saved = await save(jsonOf(fields, values) as Profile);
    if ('error' in saved) {
      const { error } = saved;
      if (error.kind === 'network') store.dispatch(dialogOpened({ kind: 'profile.unreachable' }));
      if (error.kind === 'failure') showFailure(error.message);
      return;
    }
    onSaved(saved);
    reset(saved.profile);
    store.dispatch(dialogOpened({ kind: 'profile.updated' }));
  };

  return (
    <FieldForm form={form} fields={fields} initial={profile} onSubmit={submit}>
      <ProfileQuestions saved={profile} unanswered={unanswered} onBegun={onBegun} onBack={onBack} />
    </FieldForm>
  );
}
