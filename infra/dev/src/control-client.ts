/** Returns a function that sends orders to the test server at an origin: GET without an order, POST with one. */
export function controlClient(origin: string) {
  return async function send<T>(path: string, order?: object): Promise<T> {
    const body = order && { body: JSON.stringify(order), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${origin}/_control/${path}`, { method: order ? 'POST' : 'GET', ...body });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    // Each caller states the type, which the routes in this same package return.
    return (await response.json()) as T;
  };
}
