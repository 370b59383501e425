import { LinkProvider } from '@aw/ui/primitives/link';
import { ToastProvider } from '@aw/ui/primitives/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '~/lib/query-client';
import { RouterLink } from '~/lib/router-link';

/** Provides the query cache, router links, and toasts that outlive their page. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider component={RouterLink}>
        <ToastProvider>{children}</ToastProvider>
      </LinkProvider>
    </QueryClientProvider>
  );
}
