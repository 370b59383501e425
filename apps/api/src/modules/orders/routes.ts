import { routes } from '../../server/routes';
import { customerOrderRoutes } from './customer/routes';
import { orderDraftRoutes } from './drafts/routes';
import { orderFileRoutes } from './files/routes';
import { staffOrderRoutes } from './staff/routes';

export const orderRoutes = routes(customerOrderRoutes, orderDraftRoutes, orderFileRoutes, staffOrderRoutes);
