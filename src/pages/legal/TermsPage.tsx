import { termsAndConditions } from '../../content/legal/termsAndConditions.ts';
import { LegalText } from './LegalText.tsx';

export function TermsPage() {
  return <LegalText document={termsAndConditions} />;
}
