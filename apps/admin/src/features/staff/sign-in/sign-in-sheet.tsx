import type { ReactNode } from 'react';

type SignInSheetProps = { title: string; lead: ReactNode; children: ReactNode; foot?: ReactNode };

/** Layout of the pages before the sign-in. */
export function SignInSheet({ title, lead, children, foot }: SignInSheetProps) {
  return (
    <div className="mx-auto grid w-full max-w-dialog-sm grid-cols-1 content-start gap-5 px-4 py-8 lg:py-16">
      <div className="grid gap-2">
        <h1>{title}</h1>
        <p className="text-ink-muted">{lead}</p>
      </div>
      <div className="grid grid-cols-1 gap-4 rounded-2 border border-line bg-surface-raised p-5 sm:p-6">
        {children}
      </div>
      {foot}
    </div>
  );
}
