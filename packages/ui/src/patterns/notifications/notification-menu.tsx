import { Bell } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../primitives/button';
import { Icon } from '../../primitives/icon';
import { Link } from '../../primitives/link';
import { Time } from '../../primitives/time';
import { useDetailsMenu } from '../../primitives/use-details-menu';

export type ShownNotification = {
  id: number;
  title: string;
  link: string;
  createdAt: string;
  isRead: boolean;
};

export type NotificationMenuProps = {
  /** Newest first; undefined while they load. */
  notifications: readonly ShownNotification[] | undefined;
  /** Reason why they could not be loaded. */
  failure?: string;
  onOpen: (notification: ShownNotification) => void;
  onReadAll: () => void;
};

/** Above this number the badge only says that there are more. */
const maxBadgeCount = 9;

/** Bell of the header with the number of unread notifications, and the list of them. */
export function NotificationMenu({ notifications, failure, onOpen, onReadAll }: NotificationMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { close, onToggle, onKeyDown } = useDetailsMenu(details);
  const unread = notifications?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <details
      ref={details}
      name="site-nav"
      className="group static sm:relative"
      onToggle={onToggle}
      onKeyDown={onKeyDown}
    >
      <summary className="relative grid size-11 cursor-pointer list-none place-items-center rounded-2 text-ink-muted group-open:bg-surface-sunken hover:bg-surface-sunken hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon icon={Bell} />
        <span className="sr-only">Notifications{unread > 0 && `, ${unread} unread`}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-1 top-1 min-w-4.5 rounded-full bg-mark px-1 text-center text-12 leading-4.5 font-strong text-mark-ink tabular-nums"
          >
            {unread > maxBadgeCount ? `${maxBadgeCount}+` : unread}
          </span>
        )}
      </summary>
      <div className="absolute inset-x-4 top-full z-30 mt-1 grid max-h-[min(70dvh,30rem)] animate-rise-in grid-rows-[auto_minmax(0,1fr)] rounded-2 bg-surface-raised shadow-2 sm:inset-x-auto sm:end-0 sm:w-90">
        <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line ps-4 pe-2">
          <h2 className="text-15 leading-ui font-strong">Notifications</h2>
          {unread > 0 && (
            <Button size="sm" variant="quiet" onClick={onReadAll}>
              Mark all as read
            </Button>
          )}
        </div>
        <NotificationList
          notifications={notifications}
          failure={failure}
          onOpen={(notification) => {
            close();
            onOpen(notification);
          }}
        />
      </div>
    </details>
  );
}

function NotificationList({
  notifications,
  failure,
  onOpen,
}: Pick<NotificationMenuProps, 'notifications' | 'failure' | 'onOpen'>) {
  if (!notifications?.length)
    return (
      <p className="p-4 text-14 text-ink-muted">
        {failure ??
          (notifications
            ? 'No notifications yet. You will see news about your uploads, orders and questions here.'
            : 'Loading notifications…')}
      </p>
    );
  return (
    <ul className="overflow-y-auto overscroll-contain">
      {notifications.map((notification) => {
        const { id, title, link, createdAt, isRead } = notification;
        return (
          <li key={id} className="border-line not-last:border-b">
            <Link
              to={link}
              onClick={() => onOpen(notification)}
              className="grid gap-0.5 px-4 py-3 text-15 leading-snug text-ink no-underline hover:bg-accent-surface"
            >
              <span className={`wrap-anywhere ${isRead ? '' : 'font-strong'}`} dir="auto">
                {!isRead && <span className="sr-only">Unread: </span>}
                {title}
              </span>
              <span className="flex items-center gap-2 text-13 text-ink-muted">
                {!isRead && <span aria-hidden="true" className="size-2 rounded-full bg-accent" />}
                <Time value={createdAt} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
