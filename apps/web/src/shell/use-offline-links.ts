import { useToast } from '@aw/ui/primitives/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { needsConnection, offlineGuard } from '~/lib/offline-guard';
import { isPlainClick } from '~/lib/path-within';

/**
 * While there is no connection, stops links and searches that open another page, and says why. Otherwise the browser
 * would replace the page, and what is typed there, with its own error page.
 */
export function useOfflineLinks(): void {
  const { pathname } = useLocation();
  const { toast } = useToast();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    shown.current.add(pathname);
  }, [pathname]);

  const stops = useEffectEvent((link: { href: string; target: string }) => {
    if (navigator.onLine || !needsConnection(link, location.origin, shown.current)) return false;
    toast({
      title: 'You are offline',
      description:
        'We cannot open this page now. Nothing you typed was lost. Please try again when you are back online.',
      tone: 'danger',
      about: 'offline',
    });
    return true;
  });
  useEffect(() => {
    const stopClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || !stops(link)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    offlineGuard.stops = (to) => stops({ href: new URL(to, location.href).href, target: '' });
    // Before the router's own listener.
    window.addEventListener('click', stopClick, { capture: true });
    return () => {
      delete offlineGuard.stops;
      window.removeEventListener('click', stopClick, { capture: true });
    };
  }, []);
}
