import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keyIn } from './order-key';

/** The key of the mailed link that led here; it is taken out of the address at once, so that it is not passed on with it. */
export function useOrderKey(): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = keyIn(hash);
  const [key, setKey] = useState(found);

  useEffect(() => {
    if (found === undefined) return;
    setKey(found);
    void navigate({ pathname, search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [found, pathname, search, navigate]);

  return found ?? key;
}
