import { reportReasonFacts } from '@aw/contracts/moderation/reasons';
import type { CaseReport, ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortId } from '../../format/figures';
import { PanelSection } from '../../resource-list/item-panel';
import { useConsole } from '../../services/console-services';

type CaseReportsProps = {
  entry: ModerationCaseDetail;
  /** Marks the question as a duplicate; undefined while that is not possible. */
  onDuplicate: ((questionId: number) => void) | undefined;
};

/** Number of reports above the post. More would push the post off the screen. */
const initialCount = 3;

/** Reports with their reasons and notes, open ones first. */
export function CaseReports({ entry: { reports, reportCount }, onDuplicate }: CaseReportsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (reports.length === 0) return null;
  const shown = isWhole ? reports : reports.slice(0, initialCount);
  const rest = reportCount - reports.length;
  return (
    <PanelSection title={formatCount(reportCount, 'report')}>
      <ol className="grid gap-3 text-14">
        {shown.map((report) => (
          <ReportItem key={report.id} report={report} onDuplicate={onDuplicate} />
        ))}
      </ol>
      {shown.length < reports.length && (
        <span className="-ms-2">
          <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
            Show {formatCount(reports.length - shown.length, 'more report')}
          </Button>
        </span>
      )}
      {isWhole && rest > 0 && (
        <p className="text-13 text-ink-muted">And {formatCount(rest, 'earlier report')}.</p>
      )}
    </PanelSection>
  );
}

type ReportItemProps = { report: CaseReport; onDuplicate: CaseReportsProps['onDuplicate'] };

function ReportItem({ report, onDuplicate }: ReportItemProps) {
  const { reason, note, duplicateOf, reporterId, status, createdAt, decidedBy } = report;
  const { siteOrigin } = useConsole();
  return (
    <li className="grid grid-cols-1 justify-items-start gap-1 border-s-2 border-line-strong ps-3">
      <p>
        <b className="font-strong">{reportReasonFacts[reason].label}</b>
        {status !== 'open' && (
          <span className="text-ink-muted">
            {' '}
            ({status === 'upheld' ? 'upheld' : 'dismissed'} by {decidedBy})
          </span>
        )}
      </p>
      {note && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {note}
        </p>
      )}
      {duplicateOf && (
        <p className="wrap-anywhere">
          Same as <a href={`${siteOrigin}/questions/${duplicateOf.id}`}>“{duplicateOf.title}”</a>
        </p>
      )}
      {duplicateOf && status === 'open' && onDuplicate && (
        <Button size="sm" onClick={() => onDuplicate(duplicateOf.id)}>
          Mark as duplicate
        </Button>
      )}
      <p className="text-13 text-ink-muted">
        <Link to={`/admin/people?${new URLSearchParams({ id: reporterId })}`} className="font-mono">
          {shortId(reporterId)}
        </Link>
        , <Time value={createdAt} />
      </p>
    </li>
  );
}
