import { OrderingPage } from '~/features/orders/checkout/checkout-page';
import { pageMeta } from '~/lib/page-title';
import { breadcrumbs } from '~/lib/structured-data';

export const meta = () =>
  pageMeta(
    'Order Assignment',
    'Fill out the order form, see the price as you type, and pay by card or another way.',
    { path: '/payment', things: [breadcrumbs([{ name: 'Order Assignment', path: '/payment' }])] },
  );

export default OrderingPage;
