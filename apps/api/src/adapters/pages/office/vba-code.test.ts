import { describe, expect, it } from 'vitest';
import { hasVbaCode } from './vba-code';

/** Packs a text like a VBA stream, without using repetitions. */
function packed(content: Uint8Array): Buffer {
  const tokens: Buffer[] = [];
  for (let at = 0; at < content.length; at += 8)
    tokens.push(Buffer.concat([Buffer.from([0]), content.subarray(at, at + 8)]));
  const chunk = Buffer.concat(tokens);
  const header = Buffer.alloc(3);
  header[0] = 1;
  header.writeUInt16LE(0xb000 | (chunk.length - 1), 1);
  return Buffer.concat([header, chunk]);
}

function record(id: number, content: Buffer): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(id, 0);
  header.writeUInt32LE(content.length, 2);
  return Buffer.concat([header, content]);
}

/** The list of modules of a project with one module, whose source begins after 5 other bytes. */
const dir = packed(
  Buffer.concat([
    record(0x0009, Buffer.alloc(0)),
    Buffer.alloc(6),
    record(0x001a, Buffer.from('ThisDocument')),
    record(0x0031, Buffer.from([5, 0, 0, 0])),
  ]),
);
const hasCode = (source: string) =>
  hasVbaCode(dir, (name) =>
    name === 'ThisDocument' ? Buffer.concat([Buffer.alloc(5), packed(Buffer.from(source))]) : undefined,
  );

describe('the macro project of a Word file', () => {
  it('[D12] a macro project has no code if its modules contain only attributes, options and comments', () => {
    expect(hasCode('Attribute VB_Name = "ThisDocument"\r\nOption Explicit\r\n\r\n\' A remark\r\n')).toBe(
      false,
    );
    expect(hasCode('Attribute VB_Name = "ThisDocument"\r\nSub AutoOpen()\r\nEnd Sub\r\n')).toBe(true);
  });

  it('[D12] a macro project that cannot be read counts as code', () => {
    expect(hasVbaCode(new Uint8Array([7, 7]), () => undefined)).toBe(true);
    expect(hasVbaCode(Buffer.from([1]), () => undefined)).toBe(true);
    expect(hasVbaCode(dir, () => undefined)).toBe(true);
  });
});
