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
      EADDRINUSE: `Port ${port} is in use by another program`,
      EACCES: `This user cannot listen on port ${port}`,
      ERR_SOCKET_BAD_PORT: `"${port}" is not a port`,
    };
    const problem = problems[String(code)];
    if (problem === undefined) throw error;
    console.error(`${problem}, so nothing was started. Set ${setting} to a free port.`);
    process.exit(1);
  }
}
