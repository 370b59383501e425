import { SuccessPage } from '~/features/orders/checkout/success/success-page';
import { unlistedPageMeta } from '~/lib/page-title';

export const meta = () => unlistedPageMeta('Your Order');

export default SuccessPage;
