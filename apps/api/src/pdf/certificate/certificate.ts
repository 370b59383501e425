import { openTaggedPdf, type TaggedPdf } from '../tagged-pdf';
import { type CertificateFacts, type CertificateWords, certificateWords } from './certificate-words';
import { drawClassic } from './classic';
import { drawMinimal } from './minimal';
import { drawModern } from './modern';

/** Each draws the words onto the one landscape page. */
const templates: Record<
  CertificateFacts['template'],
  (document: TaggedPdf, words: CertificateWords) => void
> = {
  modern: drawModern,
  classic: drawClassic,
  minimal: drawMinimal,
};

/**
 * The certificate of a passed quiz on one landscape page, tagged for screen readers (PDF/UA), with embedded fonts; the
 * same facts give the same bytes. Throws for signs that no font draws (`undrawableSigns`): none is replaced.
 */
export async function drawCertificate(facts: CertificateFacts): Promise<Buffer> {
  const document = openTaggedPdf({
    title: `Certificate: ${facts.quizTitle}`,
    at: facts.completedAt,
    size: facts.paper,
    layout: 'landscape',
    margin: 0,
  });
  templates[facts.template](document, certificateWords(facts));
  return document.end();
}
