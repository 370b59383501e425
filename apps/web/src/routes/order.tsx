import { OrderPage } from '~/features/orders/order-page';
import { unlistedPageMeta } from '~/lib/page-title';

export const meta = () => unlistedPageMeta('Order');

export default OrderPage;
