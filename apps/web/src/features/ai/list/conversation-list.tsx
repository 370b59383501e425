import {
  type Conversation,
  deleteConversation,
  deleteConversations,
  exportConversation,
} from '@aw/contracts/ai/conversations';
import { urlOf } from '@aw/contracts/client';
import { ChatList } from '@aw/ui/patterns/chat-list';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { DropdownItem, DropdownSeparator } from '@aw/ui/primitives/dropdown-menu';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useQueryClient } from '@tanstack/react-query';
import { Download, NotebookPen, Pencil, Plus, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { RouterLink } from '~/lib/router-link';
import { useSession } from '~/lib/session';
import { usePages } from '~/lib/use-pages';
import { LoadError } from '~/shell/query-states';
import { materialAddress } from '~/study-materials/material-address';
import { chatsKey, conversationsKey, conversationsQuery } from '../chat-queries';
import { chatAddress } from '../chat-texts';
import { groupsOf } from './chat-groups';
import { RenameDialog } from './rename-dialog';
import { ShareDialog } from './share-dialog';

type ConversationListProps = {
  currentId: string | undefined;
  /** Called when the open chat was deleted. */
  onGone: () => void;
};

type OpenDialog = { kind: 'rename' | 'share' | 'delete'; chat: Conversation } | { kind: 'delete all' };

/** The user's chats with a search field. Each chat can be renamed, shared, exported and deleted. */
export function ConversationList({ currentId, onGone }: ConversationListProps) {
  const [q, setQ] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>();
  const queryClient = useQueryClient();
  const isUnder18 = useSession().user?.isUnder18 === true;
  const query = usePages(conversationsQuery(useDebounced(q.trim(), 300)));
  const chats = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const chatOf = (id: string) => chats.find((chat) => chat.id === id);
  const groups = groupsOf(chats, new Date()).map(({ label, conversations }) => ({
    label,
    chats: conversations.map(({ id, title, mode }) => ({
      id,
      title,
      to: chatAddress({ id, mode }),
      isCurrent: id === currentId,
    })),
  }));
  const refresh = () => queryClient.invalidateQueries({ queryKey: chatsKey });
  // Refreshes only the list, because a deleted chat must not be requested again.
  const refreshList = () => queryClient.invalidateQueries({ queryKey: conversationsKey });

  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Button icon={Plus} asChild isBlock>
        <RouterLink to={paths.aiChat()}>New chat</RouterLink>
      </Button>
      <SearchInput
        label="Search chats"
        placeholder="Search"
        size="sm"
        value={q}
        onValueChange={setQ}
        hasHotkey={false}
      />
      {query.isPending && (
        <LoadingRegion label="Loading chats…">
          <div className="grid gap-3">
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        </LoadingRegion>
      )}
      {query.isError && <LoadError query={query} title="Chats did not load" />}
      {query.isSuccess && chats.length === 0 && (
        <p className="px-2.5 text-14 text-ink-muted">
          {q.trim() ? 'No chat contains these words.' : 'No chats yet. Your chats will appear here.'}
        </p>
      )}
      <ChatList
        groups={groups}
        menuOf={({ id }) => {
          const chat = chatOf(id);
          if (!chat) return null;
          return (
            <>
              <DropdownItem icon={Pencil} onSelect={() => setDialog({ kind: 'rename', chat })}>
                Rename
              </DropdownItem>
              <DropdownItem
                icon={Share2}
                isDisabled={isUnder18}
                onSelect={() => setDialog({ kind: 'share', chat })}
              >
                {isUnder18 ? 'Sharing is off under 18' : 'Share'}
              </DropdownItem>
              <DropdownItem icon={NotebookPen} asChild>
                <RouterLink to={materialAddress({ chat: id })}>Study material</RouterLink>
              </DropdownItem>
              <ExportItem id={id} format="markdown" label="Export as Markdown" />
              <ExportItem id={id} format="json" label="Export as JSON" />
              <DropdownSeparator />
              <DropdownItem icon={Trash2} tone="danger" onSelect={() => setDialog({ kind: 'delete', chat })}>
                Delete
              </DropdownItem>
            </>
          );
        }}
      />
      {query.hasNextPage && (
        <Button size="sm" isPending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
      {chats.length > 0 && !q && (
        <Button variant="danger-quiet" size="sm" onClick={() => setDialog({ kind: 'delete all' })}>
          Delete all chats
        </Button>
      )}
      {dialog?.kind === 'rename' && (
        <RenameDialog chat={dialog.chat} onDone={() => void refresh()} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.kind === 'share' && <ShareDialog chat={dialog.chat} onClose={() => setDialog(undefined)} />}
      <ConfirmDialog
        isOpen={dialog?.kind === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setDialog(undefined)}
        title={`Delete “${dialog?.kind === 'delete' ? dialog.chat.title : ''}”?`}
        description="This deletes the chat and all its messages. You cannot undo it."
        confirmLabel="Delete"
        onConfirm={async () => {
          if (dialog?.kind !== 'delete') return;
          await api.call(deleteConversation, { params: { id: dialog.chat.id } });
          if (dialog.chat.id === currentId) onGone();
          await refreshList();
        }}
      />
      <ConfirmDialog
        isOpen={dialog?.kind === 'delete all'}
        onOpenChange={(isOpen) => !isOpen && setDialog(undefined)}
        title="Delete all your chats?"
        description="This deletes all your chats and their messages. You cannot undo it."
        confirmLabel="Delete all"
        confirmWord="DELETE"
        onConfirm={async () => {
          await api.call(deleteConversations, {});
          onGone();
          await refreshList();
        }}
      />
    </div>
  );
}

function ExportItem({ id, format, label }: { id: string; format: 'markdown' | 'json'; label: string }) {
  return (
    <DropdownItem icon={Download} asChild>
      <a href={urlOf(exportConversation, { params: { id }, query: { format } })} download>
        {label}
      </a>
    </DropdownItem>
  );
}
