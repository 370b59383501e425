import { Button } from '@aw/ui/primitives/button';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { Sheet } from '@aw/ui/primitives/sheet';
import { PanelLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { modes } from './chat-texts';

type ChatHeaderProps = {
  mode: string;
  onMode: (mode: string) => void;
  /** The list of chats, which phones show in a sheet. */
  children: ReactNode;
};

/** The heading of the chat page, with the choice of mode and, on phones, the list of chats in a sheet. */
export function ChatHeader({ mode, onMode, children }: ChatHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  // A link of the list opens another chat, which the sheet would cover. The button gets the focus back.
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setIsOpen(false);
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
            isOpen={isOpen}
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
