import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isInWrongDocument } from '../lib/payment-page';

/** Loads the open page anew when the router carried it over the edge of the payment page after all. */
export function PaymentEdge() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isInWrongDocument(pathname)) location.reload();
  }, [pathname]);
  return null;
}
