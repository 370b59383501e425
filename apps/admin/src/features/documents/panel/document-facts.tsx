import { documentTypeNames } from '@aw/contracts/documents/document-types';
import { FileSize } from '@aw/ui/primitives/file-size';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { Link } from 'react-router';
import { shortId } from '../../../format/figures';
import { CopiedText, Fact, Facts } from '../../../resource-list/facts';
import type { OpenDocument } from '../queries';

/** Facts about a document. Long ids are shortened and can be copied in full. */
export function DocumentFacts({ document }: { document: OpenDocument }) {
  const { rating } = document;
  return (
    <Facts>
      <Fact name="File name">{document.fileName}</Fact>
      <Fact name="Uploader">
        <CopiedText value={document.uploaderId} label="Copy uploader ID">
          <Link to={`/admin/people?id=${document.uploaderId}`} className="font-mono">
            {shortId(document.uploaderId)}
          </Link>
        </CopiedText>
      </Fact>
      <Fact name="Type">{documentTypeNames[document.documentType]}</Fact>
      <Fact name="Subject">{document.subject}</Fact>
      <Fact name="School">{document.schoolName}</Fact>
      <Fact name="Course">{[document.courseCode, document.courseName].filter(Boolean).join(' · ')}</Fact>
      <Fact name="Term">{document.term}</Fact>
      <Fact name="Uploaded">
        <Time value={document.uploadedAt} />
      </Fact>
      <Fact name="Pages">{formatNumber(document.pageCount)}</Fact>
      <Fact name="Size">
        <FileSize bytes={document.fileSize} />
      </Fact>
      <Fact name="Unlocks">{formatNumber(document.unlockCount)}</Fact>
      <Fact name="Views">{formatNumber(document.viewCount)}</Fact>
      <Fact name="Rating">{rating && `${rating.average.toFixed(1)} (${formatNumber(rating.count)})`}</Fact>
      <Fact name="SHA-256">
        <CopiedText value={document.sha256} label="Copy SHA-256">
          <span className="font-mono">{document.sha256.slice(0, 12)}…</span>
        </CopiedText>
      </Fact>
      <Fact name="Description">{document.description}</Fact>
    </Facts>
  );
}
