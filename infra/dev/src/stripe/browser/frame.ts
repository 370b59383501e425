/** Creates a frame with a page of the test server. `onLoad` gets a port for messages, which only that page can read. */
export function openFrame(url: string, title: string, onLoad: (port: MessagePort, hello: Hello) => void) {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = title;
  frame.addEventListener('load', () => {
    const { port1, port2 } = new MessageChannel();
    onLoad(port1, (message) => frame.contentWindow?.postMessage(message, new URL(url).origin, [port2]));
  });
  return frame;
}

/** Sends the first message with the frame's end of the channel. */
export type Hello = (message: object) => void;
