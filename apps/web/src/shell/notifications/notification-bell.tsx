import { NotificationMenu } from '@aw/ui/patterns/notification-menu';
import { useNotifications } from './use-notifications';

/** Bell in the header, for every session with or without an account. */
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
