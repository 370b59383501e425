import { OrdersPage } from '~/features/orders/list/orders-page';
import { pageMeta } from '~/lib/page-title';

export const meta = () => pageMeta('Your orders');

export default OrdersPage;
