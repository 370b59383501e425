import { createReadStream } from 'node:fs';

/** Whether the first bytes of a file are UTF-8 text; a character that the cut parts is no matter. */
export function isTextStart(head: Uint8Array): boolean {
  return canDecode(new TextDecoder('utf-8', { fatal: true }), head) && !head.includes(0);
}

/** Whether a whole file is UTF-8 text without null bytes. */
export async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path)) {
    // A stream without an encoding gives bytes.
    const bytes = chunk as Buffer;
    if (bytes.includes(0) || !canDecode(decoder, bytes)) return false;
  }
  return canDecode(decoder);
}

function canDecode(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}
