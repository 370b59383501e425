import { OrderingPage } from '~/features/ordering/ordering-page';
import { pageMeta } from '~/lib/page-title';

export const meta = () =>
  pageMeta(
    'Order Assignment',
    'Fill out the order form, see the price as you type, and pay by card or another way.',
  );

export default OrderingPage;
