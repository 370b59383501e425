import { listAudit } from '@aw/contracts/staff/public';
import { route, routes } from '../../server/routes';
import { listAuditEntries } from './list-audit-entries';

export const auditRoutes = routes(route(listAudit, (ctx, { query }) => listAuditEntries(ctx, query)));
