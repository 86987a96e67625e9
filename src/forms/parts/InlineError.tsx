import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { FieldHint } from './FieldHint.tsx';

/** What went wrong with a call, below the control it was about; read out at once. */
export const InlineError = ({ children }: { children: string }) => (
  <LiveRegion role="alert">
    <FieldHint kind="error">{children}</FieldHint>
  </LiveRegion>
);
