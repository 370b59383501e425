type Running = {
  /** Settings with which the API uses the server. A child process sends them to its parent. */
  settings: Record<string, string>;
  close: () => Promise<void>;
};

type TestServer<Server extends Running> = {
  start: (port: number) => Promise<Server>;
  port: string;
  /** Variable that sets the port. */
  portSetting: string;
  announcementOf: (server: Server) => string;
};

/**
 * Runs a test server as a process of its own, or as a child of `npm start`. A child sends its settings to its parent and
 * ends with it. Exits with one line if nothing can listen on the port.
 */
export async function runTestServer<Server extends Running>({
  start,
  port,
  portSetting,
  announcementOf,
}: TestServer<Server>): Promise<void> {
  const server = await start(Number(port)).catch((error: unknown) => exitOnBadPort(error, port, portSetting));
  async function stop(): Promise<void> {
    await server.close();
    process.exit(0);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);

  console.log(announcementOf(server));
  if (process.send) process.send(server.settings);
  else for (const [name, value] of Object.entries(server.settings)) console.log(`${name}=${value}`);
}

function exitOnBadPort(error: unknown, port: string, portSetting: string): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const problems: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program`,
    EACCES: `This user cannot listen on port ${port}`,
    ERR_SOCKET_BAD_PORT: `"${port}" is not a port`,
  };
  const problem = problems[String(code)];
  if (problem === undefined) throw error;
  console.error(`${problem}, so nothing was started. Set ${portSetting} to a free port.`);
  process.exit(1);
}
