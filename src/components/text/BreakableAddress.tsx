import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { halvesOfEmail } from './halvesOfEmail.ts';

// An inline-block moves to a new line before its text breaks.
const Whole = styled('span')({ display: 'inline-block', overflowWrap: 'anywhere' });
const Half = styled('span')({ display: 'inline-block' });

type BreakableAddressProps = {
  email: string;
  /** Punctuation that follows the address and must stay on its line. */
  after?: string;
};

/** An email address that breaks before its @ where it is too long for a line, then before a dot, and then only anywhere. */
export function BreakableAddress({ email, after = '' }: BreakableAddressProps) {
  const [local, domain] = halvesOfEmail(email);
  return (
    <Whole key={email}>
      {[local, domain + after].map((half) => (
        <Half key={half}>
          {half.split(/(?=\.[^.])/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </Half>
      ))}
    </Whole>
  );
}
