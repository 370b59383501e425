import type { Template } from '../../template';

/** Pages of 2 to the power of `bits` bytes, the frame of each page, and an address in one of them. */
type Paging = { bits: number; frames: readonly number[]; address: number };

const pageOf = ({ address, bits }: Paging) => address >> bits;
const offsetOf = ({ address, bits }: Paging) => address & ((1 << bits) - 1);
const at = (frame: number | undefined, paging: Paging) => ((frame ?? 0) << paging.bits) + offsetOf(paging);
const physical = (paging: Paging) => at(paging.frames[pageOf(paging)], paging);
const hex = (address: number) => `\`0x${address.toString(16).toUpperCase().padStart(4, '0')}\``;
const kibibytes = ({ bits }: Paging) => 2 ** (bits - 10);

export const addressTranslation: Template<Paging, number> = {
  subject: 'Computer Science',
  topic: 'Virtual memory',
  difficulty: 'hard',
  source:
    'Bryant and O’Hallaron, Computer Systems: A Programmer’s Perspective, section 9.6, Address Translation',
  make: ({ int, pick }) => {
    const left = [0, 1, 2, 3, 4, 5, 6, 7];
    const frames = Array.from({ length: 8 }, () => left.splice(int(0, left.length - 1), 1)).flat();
    const bits = pick([10, 11]);
    return { bits, frames, address: (int(2, 7) << bits) + int(100, 2 ** bits - 20) };
  },
  stem: (paging) =>
    `A system has 16-bit addresses and pages of $${kibibytes(paging)}\\ \\mathrm{KiB}$ ($2^{${paging.bits}}$ bytes). The page table maps the virtual pages 0 to 7 to the frames ${paging.frames.join(', ')}, in this order; both are numbered from 0. Which physical address belongs to the virtual address ${hex(paging.address)}?`,
  answer: physical,
  mistakes: {
    'Replaces the first hexadecimal digit by the frame, as if the offset had 12 bits.': (paging) =>
      ((paging.frames[pageOf(paging)] ?? 0) << 12) + (paging.address & 0xfff),
    'Counts the entries of the page table from 1.': (paging) => at(paging.frames[pageOf(paging) - 1], paging),
    'Reads the table backwards and looks for the page whose frame has the number of this page.': (paging) =>
      at(paging.frames.indexOf(pageOf(paging)), paging),
    'Adds the start of the frame to the whole virtual address instead of the offset.': (paging) =>
      ((paging.frames[pageOf(paging)] ?? 0) << paging.bits) + paging.address,
    'Splits the address one bit too far to the left.': (paging) =>
      physical({ ...paging, bits: paging.bits + 1 }),
  },
  show: hex,
  // Goes back: the frame of the physical address belongs to one page, and the offset is the same.
  holds: ({ bits, frames, address }, value) => {
    const size = 2 ** bits;
    return frames.indexOf(Math.floor(value / size)) * size + (value % size) === address;
  },
  explanation: (paging) => {
    const [page, offset] = [pageOf(paging), offsetOf(paging)];
    const frame = paging.frames[page] ?? 0;
    return [
      `The offset has ${paging.bits} bits: ${hex(paging.address)} is page ${page} with the offset ${hex(offset)}. The table maps page ${page} to frame ${frame}, which begins at $${frame} \\cdot 2^{${paging.bits}}$, that is ${hex(frame << paging.bits)}. With the unchanged offset the physical address is ${hex(physical(paging))}.`,
      `With ${paging.bits} bits of offset the boundary lies within a hexadecimal digit, so a digit cannot simply be replaced; that works for pages of 4 KiB. The frame takes the place of the page number, so the virtual address as a whole is not added.`,
    ];
  },
};
