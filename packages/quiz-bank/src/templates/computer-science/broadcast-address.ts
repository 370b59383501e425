import type { Template } from '../../template';

/** IPv4 address of a host as a number below 2³², and the length of its prefix. */
type Host = { address: number; prefix: number };

const size = ({ prefix }: Host) => 2 ** (32 - prefix);
/** `>>> 0` makes the 32-bit result unsigned. */
const network = ({ address, prefix }: Host) => (address & (-1 << (32 - prefix))) >>> 0;
const broadcast = (host: Host) => (host.address | (size(host) - 1)) >>> 0;
const dotted = (address: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');

export const broadcastAddress: Template<Host, number> = {
  subject: 'Computer Science',
  topic: 'IP addressing',
  difficulty: 'medium',
  source:
    'RFC 4632, Classless Inter-domain Routing, section 3.1; RFC 1122, Requirements for Internet Hosts, section 3.2.1.3',
  make: ({ int, pick }) => {
    const [first, second] = pick([
      [10, int(0, 255)],
      [172, int(16, 31)],
      [192, 168],
    ]);
    const prefix = pick([19, 20, 21, 22, 23, 25, 26, 27, 28, 29]);
    const near = ((first * 256 + second) * 256 + int(0, 255)) * 256 + int(0, 255);
    const addresses = 2 ** (32 - prefix);
    return { address: near - (near % addresses) + int(1, addresses - 2), prefix };
  },
  stem: ({ address, prefix }) =>
    `A host has the IPv4 address \`${dotted(address)}/${prefix}\`. What is the directed broadcast address of its subnet?`,
  answer: broadcast,
  mistakes: {
    'Gives the address of the network itself, in which all host bits are 0.': network,
    'Gives the highest address that a host can have.': (host) => broadcast(host) - 1,
    'Sets the last octet to 255, as if every prefix had 24 bits.': ({ address }) =>
      address - (address % 256) + 255,
    'Gives the first address of the next subnet.': (host) => broadcast(host) + 1,
    'Moves the boundary of the prefix by one bit and gets a block of twice the size.': (host) =>
      broadcast({ address: host.address, prefix: host.prefix - 1 }),
  },
  show: (address) => `\`${dotted(address)}\``,
  // Addresses of a subnet share their block, and the one after the last begins another block.
  holds: (host, address) => {
    const block = (each: number) => Math.floor(each / size(host));
    return block(address) === block(host.address) && block(address + 1) !== block(address);
  },
  explanation: (host) => [
    `A prefix of ${host.prefix} bits leaves ${32 - host.prefix} bits for hosts, so the subnet has ${size(host)} addresses and begins at a multiple of this number: \`${dotted(network(host))}\`. With all host bits set to 1 the last one is \`${dotted(broadcast(host))}\`, the broadcast address.`,
    'All host bits 0 name the network, and the address before the last is the highest for a host. The address after the last belongs to the next subnet already. And the boundary need not lie between two octets: before it some bits of an octet can belong to the network, behind it others to the hosts.',
  ],
};
