/** Ports of the server that all browser tests share; tests with a server of their own count up from `ownPorts`. */
export const ports = { site: 4510, console: 4511, stripe: 4512, protocol: 4513 } as const;
export const ownPorts = 4520;

/** Where the shared server answers. */
export const siteOrigin = `http://localhost:${ports.site}`;
export const consoleOrigin = `http://localhost:${ports.console}`;

/** The test server for card payments beside it; tests that hold its notices or cut it take a shop of their own. */
export const stripeOrigin = `http://127.0.0.1:${ports.stripe}`;
export const stripeSecretKey = 'sk_test_of_the_browser_tests';

/** The administrator that the global set-up makes on the shared server; it lives as long as the test run. */
export const staff = {
  username: 'edith.marginalia',
  email: 'edith@workshop.example',
  password: 'a-password-of-this-run',
} as const;
