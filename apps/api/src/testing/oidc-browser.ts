import type { OidcPeer } from './oidc-peer';

/**
 * Uses the provider's pages like a browser: keeps its cookies, chooses an account or cancels (null), and returns the
 * address to which it is redirected.
 */
export async function signInAtPeer(peer: OidcPeer, address: string, account: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  let form: URLSearchParams | undefined;
  for (let hop = 0; hop < 20; hop++) {
    if (url.origin !== peer.issuer) return url;
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        // A browser uses separate connections, so none of these stays open for the site's calls.
        connection: 'close',
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      [url, form] = [new URL(location, url), undefined];
      continue;
    }
    const text = await response.text();
    if (form || !text.includes('Choose an account'))
      throw new Error(`The provider answered ${response.status}: ${text}`);
    form = new URLSearchParams({ account: account ?? '' });
  }
  throw new Error('The provider redirects without an end.');
}
