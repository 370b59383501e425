import { OrderPage } from '~/features/orders/order-page';
import { pageMeta } from '~/lib/page-title';

export const meta = () => pageMeta('Order');

export default OrderPage;
