import { SuccessPage } from '~/features/ordering/success/success-page';
import { pageMeta } from '~/lib/page-title';

export const meta = () => pageMeta('Your Order');

export default SuccessPage;
