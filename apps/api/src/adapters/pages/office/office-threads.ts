import { createRequire } from 'node:module';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

// Runs before LibreOffice's own thread script: sends the message of a finished thread through a separate port.
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
 * Lets LibreOffice reuse its threads. A finished thread sends a message, which LibreOffice cannot receive while a
 * conversion blocks it, so it would start another one each time: 90 threads and 4 GB for one presentation. Call this
 * before its loader, then pass the module's imports to the result.
 */
export function recycleThreads(): (imports: WebAssembly.ModuleImports) => void {
  const ports: { port: MessagePort; deliver: (message: unknown) => void }[] = [];

  class RecycledWorker extends Worker {
    // Emscripten sets this as on a web worker.
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
      const deliver = (data: unknown) => this.onmessage?.({ data });
      port.on('message', deliver).unref();
      ports.push({ port, deliver });
    }
  }
  createRequire(import.meta.url)('node:worker_threads').Worker = RecycledWorker;

  const deliverAll = () => {
    for (const { port, deliver } of ports) {
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
        deliver(next.message);
    }
  };
  return (imports) => {
    const create = imports.__pthread_create_js;
    if (typeof create !== 'function') return;
    imports.__pthread_create_js = (...values: unknown[]) => {
      deliverAll();
      return create(...values);
    };
  };
}
