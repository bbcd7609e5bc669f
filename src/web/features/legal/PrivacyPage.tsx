import { privacy } from '#content/legal.ts';
import { LegalDocumentPage } from './LegalDocumentPage.tsx';

export function PrivacyPage() {
  return <LegalDocumentPage document={privacy} />;
}
