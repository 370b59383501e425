import path from 'node:path';

/** Ports of the server that the browser tests share. Tests with a separate server use ports from `ownPorts` on. */
export const ports = { site: 4510, console: 4511, stripe: 4512, protocol: 4513 } as const;
export const ownPorts = 4520;

/** Addresses of the shared server. */
export const siteOrigin = `http://localhost:${ports.site}`;
export const consoleOrigin = `http://localhost:${ports.console}`;

/** Its test server for card payments. Tests that hold its events or interrupt it use a separate shop. */
export const stripeOrigin = `http://127.0.0.1:${ports.stripe}`;
export const stripeSecretKey = 'sk_test_of_the_browser_tests';

/** Returns the address at which a site receives the events of the payment provider. */
export function webhookUrl(origin: string): string {
  return `${origin}/api/stripe/webhook`;
}

/** File to which `serve.ts` writes the one-time link of the shared server, for the global set-up. */
export const adminLinkFile = path.resolve(import.meta.dirname, '../reports/admin-link');

/** The administrator that the global set-up creates on the shared server. */
export const staff = {
  username: 'edith.marginalia',
  email: 'edith@workshop.example',
  password: 'a-password-of-this-run',
} as const;
