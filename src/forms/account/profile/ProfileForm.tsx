import { profileFields } from '../../../../contract/accounts.ts';
import type { Profile } from '../../../../contract/accounts.ts';
import { jsonOf } from '../../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { useUpdateProfileMutation } from '../../../api/accountsApi.ts';
import { apiErrorOf } from '../../../api/apiError.ts';
import { registerBody } from '../../../api/requestBodies.ts';
import { sharedResult } from '../../../api/sharedResult.ts';
import { loginCopy } from '../../../content/accounts/accounts.ts';
import { endStaleSession } from '../../../state/auth/endStaleSession.ts';
import { dialogOpened } from '../../../state/dialog/dialogSlice.ts';
import { useSiteStore } from '../../../state/hooks.ts';
import { FieldForm } from '../../engine/FieldForm.tsx';
import type { FormContext } from '../../engine/formContext.ts';
import { ProfileQuestions } from './ProfileQuestions.tsx';
import { useSendCall } from '../../sending/useSendCall.ts';

const form = 'profile';
const fields: readonly Field[] = profileFields;

type ProfileFormProps = {
  /** As the server has it. */
  profile: Profile;
  onSaved: (profile: Profile) => void;
  /** The visitor begins to change it. */
  onBegun: () => void;
  onBack: () => void;
};

/** The six answers of a profile; the address is read only (specification EDIT). */
export function ProfileForm({ profile, onSaved, onBegun, onBack }: ProfileFormProps) {
  const store = useSiteStore();
  const send = useSendCall(form);
  const [updateProfile] = useUpdateProfileMutation(sharedResult('updateProfile'));

  const showFailure = (message?: string) =>
    store.dispatch(dialogOpened({ kind: 'profile.failed', params: { message, owner: profile.email } }));

  const submit = async (values: FieldValues, { reset }: Pick<FormContext, 'reset'>): Promise<void> => {
    if (!store.dispatch(endStaleSession())) {
      showFailure(loginCopy.sessionExpired);
      return;
    }
    const answers = jsonOf(fields, values) as Profile;
    const { error } = await send(updateProfile(registerBody(answers)));
    if (error) {
      const apiError = apiErrorOf(error);
      if (apiError.kind === 'network') store.dispatch(dialogOpened({ kind: 'profile.unreachable' }));
      if (apiError.kind === 'failure') showFailure(apiError.message);
      return;
    }
    onSaved(answers);
    reset(answers);
    store.dispatch(dialogOpened({ kind: 'profile.updated' }));
  };

  return (
    <FieldForm form={form} fields={fields} initial={profile} onSubmit={submit}>
      <ProfileQuestions saved={profile} onBegun={onBegun} onBack={onBack} />
    </FieldForm>
  );
}
