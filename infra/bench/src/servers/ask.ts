/** Fetches an address; an answer that is not 2xx throws with what it said, and so does none at all. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    throw new Error(`${address} gave no answer.`, { cause: error });
  });
  if (response.ok) return response;
  throw new Error(`${address} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
}

/** The JSON of such an answer; that it has this shape is the caller's word. */
export async function askJson<T>(address: string, init?: RequestInit): Promise<T> {
  return JSON.parse(await (await ask(address, init)).text());
}
