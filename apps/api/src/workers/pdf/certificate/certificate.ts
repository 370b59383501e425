import { openTaggedPdf, type TaggedPdf } from '../tagged-pdf';
import { type CertificateFacts, type CertificateWords, certificateWords } from './certificate-words';
import { drawClassic } from './classic';
import { drawMinimal } from './minimal';
import { drawModern } from './modern';
import { drawRevocation } from './revocation';

/** Templates. Each draws the words onto a single landscape page. */
const templates: Record<
  CertificateFacts['template'],
  (document: TaggedPdf, words: CertificateWords) => void
> = {
  modern: drawModern,
  classic: drawClassic,
  minimal: drawMinimal,
};

/**
 * Draws the certificate of a passed quiz on one landscape page, tagged for screen readers (PDF/UA), with embedded
 * fonts. The same facts give the same bytes. A revoked certificate says so and when, across the top of the page.
 * Throws for characters that no font can draw (`undrawableSigns`), because none is replaced.
 */
export async function drawCertificate(facts: CertificateFacts): Promise<Buffer> {
  const words = certificateWords(facts);
  const document = openTaggedPdf({
    title: `${words.revocation ? 'Revoked certificate' : 'Certificate'}: ${facts.quizTitle}`,
    at: facts.completedAt,
    size: facts.paper,
    layout: 'landscape',
    margin: 0,
  });
  templates[facts.template](document, words);
  if (words.revocation) drawRevocation(document, words.revocation);
  return document.end();
}
