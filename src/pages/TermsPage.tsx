import { termsAndConditions } from '../content/legal/termsAndConditions.ts';
import { LegalText } from './legal/LegalText.tsx';

export function TermsPage() {
  return <LegalText document={termsAndConditions} />;
}
