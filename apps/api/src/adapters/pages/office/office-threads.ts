import { createRequire } from 'node:module';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

// Runs before LibreOffice's own thread script: sends the news of a finished thread through a port of ours.
const threadScript = `
  const threads = require('node:worker_threads');
  const { script, ended } = threads.workerData;
  const post = threads.parentPort.postMessage.bind(threads.parentPort);
  threads.parentPort.postMessage = (message, list) =>
    message && message.cmd === 'cleanupThread' ? ended.postMessage(message) : post(message, list);
  threads.workerData = 'em-pthread';
  require(script);
`;

type Handler = ((event: { data: unknown }) => void) | undefined;

/**
 * Lets LibreOffice use its threads again. It gets the news of a finished thread as a message, which it cannot
 * receive while a conversion blocks it, and so starts another one each time: 90 threads and 4 GB for one deck.
 * Call before its loader, then hand the result the module's imports.
 */
export function recycleThreads(): (imports: WebAssembly.ModuleImports) => void {
  const ports: { port: MessagePort; tell: (message: unknown) => void }[] = [];

  class RecycledWorker extends Worker {
    // Emscripten sets this as on a browser's worker.
    onmessage: Handler;

    constructor(script: string, options: { name?: string }) {
      const { port1: port, port2: ended } = new MessageChannel();
      super(threadScript, {
        name: options.name,
        eval: true,
        execArgv: [],
        workerData: { script, ended },
        transferList: [ended],
      });
      const tell = (data: unknown) => this.onmessage?.({ data });
      port.on('message', tell).unref();
      ports.push({ port, tell });
    }
  }
  createRequire(import.meta.url)('node:worker_threads').Worker = RecycledWorker;

  const deliver = () => {
    for (const { port, tell } of ports) {
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) tell(next.message);
    }
  };
  return (imports) => {
    const create = imports.__pthread_create_js;
    if (typeof create !== 'function') return;
    imports.__pthread_create_js = (...values: unknown[]) => {
      deliver();
      return create(...values);
    };
  };
}
