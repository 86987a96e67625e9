import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { loginCopy } from '../../content/accounts/accounts.ts';
import type { LocationState } from '../../state/locationState.ts';
import { textOf, useForm } from '../engine/formContext.ts';

const Place = styled('p')({ marginTop: 16 });
const PaddedLink = styled(Link)({ display: 'inline-block', paddingBlock: 6 }) as typeof Link;

/** The link to a new password, which takes along the address that was typed here. */
export function ForgotLink() {
  const { values } = useForm();
  const state: LocationState = { email: textOf(values['email']).trim() };
  return (
    <Place>
      <PaddedLink component={RouterLink} to={paths.forgotPassword} state={state}>
        {loginCopy.forgot}
      </PaddedLink>
    </Place>
  );
}
