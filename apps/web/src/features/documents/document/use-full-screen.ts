import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { changedPlace, formatReadingPlace, type ReadingPlace } from '~/documents/document-address';

type SetParams = (params: URLSearchParams, options?: NavigateOptions) => void;

/** Marks the entry of the browser's history that opening the full screen added. */
const openedHere = { isFullScreenOpenedHere: true };

/**
 * Opens, changes and closes the full screen in the address. Opening adds an entry to the browser's history, so that Back
 * closes it; closing it otherwise goes back as well. The page that was read last stays open.
 */
export function useFullScreen(place: ReadingPlace, setParams: SetParams) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const lastPlace = useRef<ReadingPlace>(undefined);
  const isOpenedHere = isMarked(state);

  useEffect(() => {
    if (place.isFull) {
      lastPlace.current = place;
      return;
    }
    const last = lastPlace.current;
    lastPlace.current = undefined;
    if (last && (last.page !== place.page || last.view !== place.view))
      setParams(formatReadingPlace({ ...last, isFull: false }), { replace: true });
  });

  return {
    open: (page: number) =>
      setParams(formatReadingPlace(changedPlace(place, { page, view: 'pages', isFull: true })), {
        state: openedHere,
      }),
    change: (change: Partial<ReadingPlace>) =>
      setParams(formatReadingPlace(changedPlace(place, change)), { replace: true, state }),
    close: () => {
      if (isOpenedHere) void navigate(-1);
      else setParams(formatReadingPlace({ ...place, isFull: false }), { replace: true });
    },
  };
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFullScreenOpenedHere' in state;
}
