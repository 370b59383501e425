import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageLoading } from '~/shell/page-loading';

/** Around the pages whose code follows (`lazyPage`): while the next one's is on its way, the one that is there stays. */
export default function LateFrame() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
}
