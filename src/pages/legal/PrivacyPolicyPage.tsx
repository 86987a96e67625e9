import { privacyPolicy } from '../../content/legal/privacyPolicy.ts';
import { LegalText } from './LegalText.tsx';

export function PrivacyPolicyPage() {
  return <LegalText document={privacyPolicy} />;
}
