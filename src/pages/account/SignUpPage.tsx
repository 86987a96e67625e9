import { signUpCopy } from '../../content/accounts/accounts.ts';
import { SignUpForm } from '../../forms/account/signUp/SignUpForm.tsx';
import { useCodeEnded } from '../../forms/account/code/useCodeEnded.ts';
import { selectCodeStage } from '../../state/forms/formsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import kolamSeven from '../../../.cache/art/kolamSeven.drawing.json';
import { AccountFrame } from './AccountFrame.tsx';
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx';

/** How much of the line is drawn at each step: rings, half, whole. */
const drawn = { unsent: 0, sent: 0.5, verified: 1 } as const;

/** Create account (specification 2). */
export function SignUpPage() {
  const stage = useSiteSelector((state) => selectCodeStage(state, 'signUp'));
  const hasEnded = useCodeEnded('signUp');
  const shown = stage === 'verified' && hasEnded ? 'unsent' : stage;
  return (
    <AccountFrame
      heading={signUpCopy.heading}
      introduction={signUpCopy.introduction}
      back={signUpCopy.back}
      art={{ drawing: kolamSeven, progress: drawn[shown] }}
      story={signUpCopy.story[shown]}
      compactStory
      note={<AlreadyLoggedIn />}
    >
      <SignUpForm />
    </AccountFrame>
  );
}
