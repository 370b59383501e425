/** Fetches an address. Throws without an answer, and with the text of an answer that is not 2xx. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    throw new Error(`${address} gave no answer.`, { cause: error });
  });
  if (response.ok) return response;
  throw new Error(`${address} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
}

/** Fetches an address like `ask` and returns the JSON of the answer. Its type is not checked. */
export async function askJson<T>(address: string, init?: RequestInit): Promise<T> {
  return JSON.parse(await (await ask(address, init)).text());
}
