import { lazy, Suspense } from 'react';
import { unlistedPageMeta } from '~/lib/page-title';
import { lazyPage } from '~/shell/lazy-page';

export const meta = () => unlistedPageMeta('My library');

export default lazyPage(async () => {
  const [{ LibraryPage }, { isMaterialAddress }, { useAddressParams }] = await Promise.all([
    import('~/features/documents/library/library-page'),
    import('~/study-materials/material-address'),
    import('~/lib/use-address-params'),
  ]);
  return function LibraryRoute() {
    const [params] = useAddressParams();
    if (!isMaterialAddress(params)) return <LibraryPage />;
    return (
      <Suspense fallback={null}>
        <StudyMaterialPage />
      </Suspense>
    );
  };
});

const StudyMaterialPage = lazy(async () => ({
  default: (await import('~/features/study-materials/study-material-page')).StudyMaterialPage,
}));
