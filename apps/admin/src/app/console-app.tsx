import { type LinkProps, LinkProvider } from '@aw/ui/primitives/link';
import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ConsoleServicesProvider } from '../services/console-services';
import type { ConsoleParts } from './create-console';

/** The console with all its providers. */
export function ConsoleApp({ router, queryClient, services }: ConsoleParts) {
  return (
    <ConsoleServicesProvider services={services}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={ConsoleLink}>
          <UiProvider>
            <RouterProvider router={router} />
          </UiProvider>
        </LinkProvider>
      </QueryClientProvider>
    </ConsoleServicesProvider>
  );
}

function ConsoleLink({ to, ...rest }: LinkProps) {
  return <Link to={to} {...rest} />;
}
