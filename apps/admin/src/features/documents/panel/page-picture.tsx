import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../../format/load-error';
import { useObjectUrl } from '../../../format/use-object-url';
import { useConsole } from '../../../services/console-services';
import { pageImageQuery } from '../queries';
import type { OpenDocument } from './open-document';

type PagePictureProps = {
  id: number;
  page: OpenDocument['pages'][number];
  size: 'thumb' | 'page';
};

/** A page as an image, fetched with the bearer token; its place is kept while it loads. */
export function PagePicture({ id, page, size }: PagePictureProps) {
  const { api } = useConsole();
  const { data, error } = useQuery(pageImageQuery(api, id, page.number, size));
  const src = useObjectUrl(data);
  return (
    <span
      className="relative block w-full bg-surface-raised shadow-page"
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
    >
      {src && (
        <img
          src={src}
          alt={`Page ${page.number}`}
          className="absolute inset-0 size-full filter-(--page-filter)"
        />
      )}
      {error && (
        <span className="absolute inset-0 grid place-items-center p-4 text-center text-13 text-ink-muted">
          The picture did not load. {reasonOf(error)}
        </span>
      )}
    </span>
  );
}
