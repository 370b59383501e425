import { openFrame } from './frame';

/** Shows the bank's page over the whole site until the person has answered there. */
export function askBank(url: string): Promise<void> {
  return new Promise((resolve) => {
    const before = document.activeElement;
    const frame = openFrame(url, '3D Secure', (port, hello) => {
      port.onmessage = () => {
        frame.remove();
        if (before instanceof HTMLElement) before.focus();
        resolve();
      };
      hello({ type: 'open' });
      frame.focus();
    });
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      inlineSize: '100%',
      blockSize: '100%',
      border: '0',
      zIndex: '2147483647',
      colorScheme: 'light',
    });
    document.body.append(frame);
  });
}
