import type { Order } from '@aw/contracts/orders';
import { UiProvider } from '@aw/ui/ui-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { OrderView } from '../order-view';
import { sampleOrder } from './sample-order';

/** The HTML of an order's page as it stands at first; nothing is fetched. */
export function renderOrder(part: Partial<Order>): string {
  const page = <OrderView order={{ ...sampleOrder, ...part }} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}
