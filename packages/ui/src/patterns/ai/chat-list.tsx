import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/button';
import { DropdownMenu } from '../../primitives/dropdown-menu';
import { Link } from '../../primitives/link';

export type ListedChat = { id: string; title: string; to: string; isCurrent: boolean };
export type ChatGroup = { label: string; chats: ListedChat[] };

type ChatListProps = {
  groups: ChatGroup[];
  /** Returns the menu rows of a chat. */
  menuOf: (chat: ListedChat) => ReactNode;
};

/** Lists a person’s chats, the latest first, grouped by when they were last used. */
export function ChatList({ groups, menuOf }: ChatListProps) {
  return (
    <nav aria-label="Chats" className="grid grid-cols-1 gap-5">
      {groups.map(({ label, chats }) => (
        <section key={label} aria-label={label} className="grid grid-cols-1 gap-1">
          <h3 className="px-2.5 font-sans text-13 font-strong text-ink-muted">{label}</h3>
          <ul className="grid grid-cols-1">
            {chats.map((chat) => (
              <li
                key={chat.id}
                data-current={chat.isCurrent || undefined}
                className="group/chat flex items-center rounded-2 hover:bg-surface-sunken data-current:bg-surface-sunken"
              >
                <Link
                  to={chat.to}
                  aria-current={chat.isCurrent ? 'page' : undefined}
                  className="min-w-0 flex-1 py-2 ps-2.5 text-14 leading-5 text-ink-muted no-underline wrap-anywhere hover:text-ink aria-[current]:font-strong aria-[current]:text-ink"
                >
                  <span className="line-clamp-2">{chat.title}</span>
                </Link>
                <DropdownMenu
                  align="end"
                  trigger={
                    <IconButton
                      label={`Options for ${chat.title}`}
                      icon={EllipsisVertical}
                      size="sm"
                      hasTooltip={false}
                    />
                  }
                >
                  {menuOf(chat)}
                </DropdownMenu>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
