import { Button } from '@aw/ui/primitives/button';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { Sheet } from '@aw/ui/primitives/sheet';
import { PanelLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { modes } from './chat-texts';

type ChatHeaderProps = {
  mode: string;
  onMode: (mode: string) => void;
  chatId: string | undefined;
  /** The list of chats, which phones show in a sheet. */
  children: ReactNode;
};

/** The heading of the chat page, with the choice of mode and, on phones, the list of chats in a sheet. */
export function ChatHeader({ mode, onMode, chatId, children }: ChatHeaderProps) {
  /** The chat over which the list was opened. It closes when another chat opens. */
  const [opened, setOpened] = useState<{ chatId: string | undefined }>();
  const setIsOpen = (isOpen: boolean) => setOpened(isOpen ? { chatId } : undefined);
  // Also the link of the chat that is open already.
  const closeAfterLink = ({ target, currentTarget }: MouseEvent) => {
    // Clicks in a menu, which is elsewhere in the document, bubble here too.
    if (target instanceof Element && currentTarget.contains(target) && target.closest('a')) setIsOpen(false);
  };
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-28 leading-title">AI Chat</h1>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl label="Mode" segments={modes} value={mode} size="sm" onValueChange={onMode} />
        <div className="lg:hidden">
          <Sheet
            title="Your chats"
            side="start"
            isOpen={opened !== undefined && opened.chatId === chatId}
            onOpenChange={setIsOpen}
            trigger={
              <Button size="sm" icon={PanelLeft}>
                Chats
              </Button>
            }
          >
            <div onClickCapture={closeAfterLink}>{children}</div>
          </Sheet>
        </div>
      </div>
    </header>
  );
}
