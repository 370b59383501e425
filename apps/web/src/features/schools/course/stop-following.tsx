import { stopCourseFollow } from '@aw/contracts/schools/follows';
import { Note } from '@aw/ui/primitives/note';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { schoolKeys } from '~/schools/school-keys';
import { refreshFollowed } from '~/schools/use-follow-course';
import { MailedLink } from '~/shell/mailed-link';
import { Panel } from '~/shell/panel';

/** Stops following a course with the token of a weekly email. No sign-in is needed. */
export function StopFollowing({ title, token }: { title: string; token: string }) {
  const queryClient = useQueryClient();
  const stop = async () => {
    const stopped = await api.call(stopCourseFollow, { query: { token } });
    await refreshFollowed(queryClient);
    await queryClient.invalidateQueries({ queryKey: schoolKeys.course(stopped.courseId) });
    return stopped;
  };
  return (
    <div className="mb-6 max-w-dialog-lg">
      <Panel title="Stop following this course?">
        <MailedLink
          lead={`Press the button, and we will not tell you about new documents and questions in ${title} again.`}
          label="Stop following"
          pendingLabel="Stopping…"
          send={stop}
          done={() => (
            <Note tone="positive" title="Done.">
              You do not follow {title} any more.
            </Note>
          )}
          invalid={
            <Note tone="danger">This link is not complete. Please open it from the email itself.</Note>
          }
        />
      </Panel>
    </div>
  );
}
