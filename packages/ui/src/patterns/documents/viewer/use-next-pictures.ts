import { useEffect } from 'react';
import type { ViewerPage } from './page-sheet';

/** Number of pages after the current one whose pictures are fetched before they are needed. */
export const pagesAhead = 2;

/** Fetches the pictures of the next pages, so that turning to them needs no wait. */
export function useNextPictures(pages: readonly ViewerPage[], current: number): void {
  useEffect(() => {
    for (const { src } of pages.slice(current, current + pagesAhead)) new Image().src = src;
  }, [pages, current]);
}
