import { connect, createServer, type Socket } from 'node:net';

export type BlockableProxy = {
  /** Returns the same address, but through this proxy. */
  through: (url: string) => string;
  /** Stops all traffic without closing connections, like a lost machine or network. */
  freeze: () => void;
  thaw: () => void;
  close: () => void;
};

/** Opens a proxy to a port of this machine, which may change each time, that a test can block. */
export async function openProxy(port: () => number): Promise<BlockableProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const addSocket = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((socket) => {
    const behind = connect(port(), '127.0.0.1');
    socket.pipe(behind).pipe(socket);
    for (const each of [socket, behind]) {
      addSocket(each);
      each.on('close', () => {
        socket.destroy();
        behind.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = String((server.address() as { port: number }).port);
  return {
    through(url) {
      const address = new URL(url);
      address.port = own;
      return address.href;
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
