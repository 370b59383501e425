import type { Template } from '../../template';

/** Prefix of an IPv4 network, and the minimum number of subnets of equal size. */
type Plan = { second: number; prefix: number; subnets: number };

const addresses = ({ prefix }: Plan) => 2 ** (32 - prefix);
const bits = ({ subnets }: Plan) => Math.ceil(Math.log2(subnets));
const hosts = (plan: Plan) => 2 ** (32 - plan.prefix - bits(plan)) - 2;

export const hostsPerSubnet: Template<Plan, number> = {
  subject: 'Information Technology',
  topic: 'IP addressing',
  difficulty: 'medium',
  source:
    'RFC 950, Internet Standard Subnetting Procedure; RFC 4632, Classless Inter-domain Routing, section 3.1',
  make: ({ int, pick }) => ({
    second: int(16, 31),
    prefix: pick([18, 19, 20, 21, 22]),
    subnets: pick([3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]),
  }),
  stem: ({ second, prefix, subnets }) =>
    `The IPv4 network \`172.${second}.0.0/${prefix}\` is divided into subnets of equal size, as large as possible, so that there are at least ${subnets} of them. How many hosts can have an address in each subnet, if its network and broadcast addresses are not given to hosts?`,
  answer: hosts,
  mistakes: {
    'Counts the network and the broadcast address as addresses for hosts.': (plan) => hosts(plan) + 2,
    'Reserves one address only.': (plan) => hosts(plan) + 1,
    'Borrows one bit too few, which makes too few subnets.': (plan) => 2 * (hosts(plan) + 2) - 2,
    'Borrows one bit more than is needed, which makes the subnets too small.': (plan) =>
      (hosts(plan) + 2) / 2 - 2,
    'Divides the addresses by the number of subnets, though subnets have powers of two.': (plan) =>
      Math.floor(addresses(plan) / plan.subnets) - 2,
  },
  show: String,
  // Doubles the block size as long as enough blocks fit into the network.
  holds: (plan, value) => {
    let block = 1;
    while (2 * block * plan.subnets <= addresses(plan)) block *= 2;
    return value + 2 === block;
  },
  explanation: (plan) => {
    const left = 32 - plan.prefix - bits(plan);
    return [
      `$${bits(plan)}$ bits make $2^{${bits(plan)}} = ${2 ** bits(plan)} \\geq ${plan.subnets}$ subnets, while $${bits(plan) - 1}$ would make only $${2 ** (bits(plan) - 1)}$. The prefix grows to $${plan.prefix} + ${bits(plan)} = ${plan.prefix + bits(plan)}$ bits, $${left}$ bits are left for hosts, and $2^{${left}} - 2 = ${hosts(plan)}$.`,
      `The two that are taken off are the addresses with all host bits 0, the network, and all host bits 1, the broadcast. Subnets of equal size come in powers of two, so $${addresses(plan)}$ addresses cannot be dealt into exactly ${plan.subnets} equal parts.`,
    ];
  },
};
