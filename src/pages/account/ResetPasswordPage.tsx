import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { Timeline, timelineBeginning } from '../../components/text/Timeline.tsx';
import { timelineLeft } from '../../components/text/timelineLoop.ts';
import { resetCopy } from '../../content/accounts/accounts.ts';
import { ResetPasswordForm } from '../../forms/account/password/ResetPasswordForm.tsx';
import { useResetCall } from '../../forms/account/password/useResetCall.ts';
import kolamSeven from '../../../.cache/art/kolamSeven.drawing.json';
import { AccountFrame } from './AccountFrame.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { useLocationState } from '../../navigation/useLocationState.ts';

const { heading, back, whose, story } = resetCopy;

const Steps = styled('div')(({ theme }) => ({
  marginTop: 40,
  paddingTop: timelineBeginning,
  [theme.breakpoints.up('md')]: { marginLeft: -timelineLeft },
}));

/** Set a new password (specification 2). Without an address there is nothing to set it for (specification D5). */
export function ResetPasswordPage() {
  const { email, status } = useLocationState();
  // A refused reset is newer than the status, and replaces it.
  const [, { isError: isRefused }] = useResetCall();
  if (email === undefined)
    return (
      <AccountFrame
        heading={heading}
        introduction={resetCopy.noEmail.introduction}
        back={back}
        backTo={paths.login}
        art={{ drawing: kolamSeven, progress: 0 }}
        story={story.noEmail}
      >
        <Button variant="contained" size="large" component={Link} to={paths.forgotPassword}>
          {resetCopy.toForgot}
        </Button>
        <Steps>
          <Timeline
            items={resetCopy.noEmail.steps.map(({ title, text }) => ({
              key: title,
              content: (
                <>
                  <Typography variant="h3" component="h2">
                    {title}
                  </Typography>
                  <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
                </>
              ),
            }))}
          />
        </Steps>
      </AccountFrame>
    );
  return (
    <AccountFrame
      step={resetCopy.step}
      heading={heading}
      introduction={
        <>
          {whose.before}
          <EmailAddress email={email} after={whose.after} />
        </>
      }
      back={back}
      backTo={paths.login}
      backEmail={email}
      art={{ drawing: kolamSeven, progress: 0.93 }}
      story={story.ready}
      status={isRefused ? undefined : status}
    >
      <ResetPasswordForm email={email} />
    </AccountFrame>
  );
}
