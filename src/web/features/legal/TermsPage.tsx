import { terms } from '#content/legal.ts';
import { LegalDocumentPage } from './LegalDocumentPage.tsx';

export function TermsPage() {
  return <LegalDocumentPage document={terms} />;
}
