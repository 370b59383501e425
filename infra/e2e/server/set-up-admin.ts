export type AdminFields = { username: string; email: string; password: string };

/** Uses a one-time link to create an administrator. Returns the bearer token. Throws if the link is refused. */
export async function setUpAdmin(origin: string, link: string, admin: AdminFields): Promise<string> {
  const body = { ...admin, token: new URL(link).searchParams.get('token') };
  const response = await fetch(`${origin}/api/admin/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`No administrator was created: ${await response.text()}`);
  const { token }: { token: string } = await response.json();
  return token;
}
