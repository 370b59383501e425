import { NotificationMenu } from '@aw/ui/patterns/notification-menu';
import { useNotifications } from './use-notifications';

/** The bell of the header, for everybody with a session, with an account or without. */
export default function NotificationBell({ userId }: { userId: string }) {
  const { notifications, isFailed, read } = useNotifications(userId);
  return (
    <NotificationMenu
      notifications={notifications}
      failure={
        isFailed
          ? 'Your notifications did not load. Nothing is lost. Reload the page to see them.'
          : undefined
      }
      onOpen={({ id, isRead }) => {
        if (!isRead) read([id]);
      }}
      onReadAll={() => read(undefined)}
    />
  );
}
