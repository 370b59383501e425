import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageLoading } from '~/shell/page-loading';

/** Frame of the pages whose code is loaded later (`lazyPage`). The current page stays visible while the next one loads. */
export default function LazyFrame() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
}
