import type { Order } from '@aw/contracts/orders/public';
import { renderPage } from '~/testing/render-page';
import { OrderView } from '../order-view';
import { sampleOrder } from './sample-order';

/** Renders the first HTML of an order's page, before anything is fetched. */
export function renderOrder(part: Partial<Order>): string {
  return renderPage(<OrderView order={{ ...sampleOrder, ...part }} />);
}
