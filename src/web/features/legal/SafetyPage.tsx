import { safety } from '#content/legal.ts';
import { LegalDocumentPage } from './LegalDocumentPage.tsx';

export function SafetyPage() {
  return <LegalDocumentPage document={safety} />;
}
