import { Button } from '@aw/ui/primitives/button';
import { SegmentedControl } from '@aw/ui/primitives/segmented-control';
import { Sheet } from '@aw/ui/primitives/sheet';
import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
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
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-28 leading-title">AI Chat</h1>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl label="Mode" segments={modes} value={mode} size="sm" onValueChange={onMode} />
        <div className="lg:hidden">
          <Sheet
            // The key closes the sheet when another chat opens.
            key={chatId ?? 'new'}
            title="Your chats"
            side="start"
            trigger={
              <Button size="sm" icon={PanelLeft}>
                Chats
              </Button>
            }
          >
            {children}
          </Sheet>
        </div>
      </div>
    </header>
  );
}
