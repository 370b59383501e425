import { Skeleton } from '@aw/ui/primitives/skeleton';
import { usePublicConfig } from '../../../lib/config';
import { useRefreshSession, useSession } from '../../../lib/session';
import { LoadFailed } from '../load-failed';
import { splitStyle } from '../split-style';
import { CourseCard } from './course-card';
import { LeaveDialog } from './leave-dialog';
import { UploadAdvice } from './upload-advice';
import { UploadCard } from './upload-card';
import { UploadHead } from './upload-head';
import { hasUnsent } from './upload-item';
import { useCourseChoice } from './use-course-choice';
import { useUploadPage } from './use-upload-page';

/** Uploads: what they earn, where they belong, and the files themselves. */
export function UploadPage() {
  return (
    <div className="wrap pb-16">
      <UploadHead />
      <div className={splitStyle}>
        <UploadArea />
        <UploadAdvice />
      </div>
    </div>
  );
}

function UploadArea() {
  const session = useSession();
  const refreshSession = useRefreshSession();
  if (session.status === 'ready') return <UploadForm />;
  if (session.status === 'loading') return <Skeleton shape="block" />;
  return (
    <LoadFailed
      title="The upload form did not load"
      error={undefined}
      onRetry={() => void refreshSession()}
      isRetrying={false}
    />
  );
}

function UploadForm() {
  const { maxFileBytes } = usePublicConfig();
  const choice = useCourseChoice();
  const page = useUploadPage(maxFileBytes);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <CourseCard choice={choice} />
      {(choice.choice || page.uploads.length > 0) && (
        <UploadCard page={page} choice={choice.choice} limitBytes={maxFileBytes} />
      )}
      <LeaveDialog hasUnsent={hasUnsent(page.uploads)} />
    </div>
  );
}
