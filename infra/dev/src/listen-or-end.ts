/** Starts a test server of a process; ends the process with one line when nobody can listen on the port. */
export async function listenOrEnd<Server>(
  start: (port: number) => Promise<Server>,
  { port, setting }: { port: string; setting: string },
): Promise<Server> {
  try {
    return await start(Number(port));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const problems: Record<string, string> = {
      EADDRINUSE: `another program uses port ${port}`,
      EACCES: `this user cannot listen on port ${port}`,
      ERR_SOCKET_BAD_PORT: `"${port}" is not a port`,
    };
    const problem = problems[String(code)];
    if (problem === undefined) throw error;
    console.error(`Nothing was started, because ${problem}. Set ${setting} to a free port.`);
    process.exit(1);
  }
}
