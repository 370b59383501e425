import { OrdersPage } from '~/features/orders/list/orders-page';
import { unlistedPageMeta } from '~/lib/page-title';

export const meta = () => unlistedPageMeta('Your orders');

export default OrdersPage;
