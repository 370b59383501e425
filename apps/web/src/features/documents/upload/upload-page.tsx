import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { usePublicConfig } from '~/lib/config';
import { useRefreshSession, useSession } from '~/lib/session';
import { LoadError } from '~/shell/query-states';
import { splitStyle } from '~/shell/split-style';
import { UploadCard } from './upload-card';
import { UploadHead } from './upload-head';
import { hasUnsent } from './upload-item';
import { UploadResult } from './upload-result';
import { useCourseChoice } from './use-course-choice';
import { useTypedBefore } from './use-stored-upload';
import { useUploadPage } from './use-upload-page';

const steps = [
  { name: 'Received.', text: 'We have the whole file, and it is the type its name says.' },
  { name: 'Readable.', text: 'It opens and has at least one page with text or an image.' },
  { name: 'Not a duplicate.', text: 'The library does not have the same file yet.' },
  {
    name: 'Published.',
    text: 'It is in the library. If we can read about 40 words or more, it counts towards your rewards and credits at once. If not, our staff review it first.',
  },
];

/** The page /upload: rewards, choice of course, and the files. */
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
    <LoadError
      level={2}
      title="The upload form did not load"
      query={{ error: undefined, refetch: refreshSession }}
    />
  );
}

function UploadForm() {
  const { maxFileBytes } = usePublicConfig();
  const before = useTypedBefore();
  const choice = useCourseChoice(before);
  const page = useUploadPage(maxFileBytes, choice, before);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <UploadCard page={page} choiceState={choice} limitBytes={maxFileBytes} />
      <UploadResult uploads={page.uploads} />
      <LeaveDialog hasUnsent={hasUnsent(page.uploads)} />
    </div>
  );
}

/** Asks for confirmation before the page is left while files would be lost. */
function LeaveDialog({ hasUnsent }: { hasUnsent: boolean }) {
  const blocker = useLeaveGuard(hasUnsent);
  return (
    <ConfirmDialog
      title="Leave before all files are uploaded?"
      description="We check the files that you have uploaded. For one hour, this page keeps the files that wait to be uploaded, and what you wrote about them. You will lose files that are still being sent."
      confirmLabel="Leave"
      cancelLabel="Stay"
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset();
      }}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

/** Explains the checks of a file and what may be uploaded. */
function UploadAdvice() {
  return (
    <aside aria-label="About uploads" className="grid min-w-0 grid-cols-1 gap-4">
      <section
        aria-labelledby="file-way"
        className="grid gap-2 rounded-2 border border-line bg-surface-raised p-5 text-14"
      >
        <h2 id="file-way" className="text-18">
          What happens to a file
        </h2>
        <ol className="grid gap-2.5">
          {steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="own-work" className="grid gap-2 px-5 text-14">
        <h2 id="own-work" className="text-18">
          Your own work only
        </h2>
        <p className="text-ink-muted">
          For past exams and textbook pages, you need the owner’s permission. If we remove a file, it no
          longer counts towards your credits.
        </p>
      </section>
    </aside>
  );
}

/** Blocks leaving the page while active. Returns the blocked navigation inside the site, if any. */
function useLeaveGuard(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [isActive]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
}
