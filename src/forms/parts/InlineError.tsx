import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { FieldHint } from './FieldHint.tsx';

/** The error of a call, below the control that the call was about; an alert, so that it is announced at once. */
export const InlineError = ({ children }: { children: string }) => (
  <LiveRegion role="alert">
    <FieldHint kind="error">{children}</FieldHint>
  </LiveRegion>
);
