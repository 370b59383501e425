import { staffGetImage } from '@aw/contracts/images/staff';
import { RichText } from '@aw/ui/patterns/rich-text';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { imageKey } from '../api/query-client';
import { useConsole } from '../services/console-services';
import type { StaffApi } from '../services/staff-api';

type PostTextProps = {
  /** Compiled HTML of the source; null if the server could not compile it. */
  html: string | null;
  source: string;
};

const imageStart = /<img src="\/api\/images\/([a-z0-9-]{1,80})"/g;
/** Empty image, for which browsers show the description. */
const noImage = 'data:,';

/** A text that a user posted. Its images are fetched with the bearer token, because those of held texts are not public. */
export function PostText({ html, source }: PostTextProps) {
  const { api } = useConsole();
  const ids = imageIdsOf(html);
  const images = useQueries({ queries: ids.map((id) => imageQuery(api, id)) });
  const addresses = new Map(ids.map((id, index) => [id, images[index]?.data]));
  const shown =
    html?.replaceAll(imageStart, (_, id: string) => `<img src="${addresses.get(id) ?? noImage}"`) ?? null;
  return <RichText html={shown} source={source} />;
}

function imageIdsOf(html: string | null): string[] {
  return [...new Set([...(html ?? '').matchAll(imageStart)].map(([, id = '']) => id))];
}

/** An image as a data URL; it never changes, so it is fetched once. */
function imageQuery(api: StaffApi, id: string) {
  return queryOptions({
    queryKey: [imageKey, 'post', id],
    queryFn: async ({ signal }) => toDataUrl(await api.bytes(staffGetImage, { params: { id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `readAsDataURL` always results in a string.
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The image could not be read.'));
    reader.readAsDataURL(blob);
  });
}
