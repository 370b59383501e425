import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Size of a file in GB, and rate of a link in Mbit/s. */
type Transfer = { size: number; rate: number };

const seconds = ({ size, rate }: Transfer) => new Fraction(size * 8000, rate);
const decimal = (value: Fraction) => String(Number(value.valueOf().toFixed(2)));

export const transferTime: Template<Transfer, Fraction> = {
  subject: 'Information Technology',
  topic: 'Data rates',
  difficulty: 'easy',
  source:
    'James F. Kurose and Keith W. Ross, Computer Networking: A Top-Down Approach, chapter 1, Computer Networks and the Internet',
  make: ({ int, pick }) => ({ size: int(2, 12), rate: pick([50, 100, 200, 250, 400, 500, 800]) }),
  stem: ({ size, rate }) =>
    `How long does a link of $${rate}\\ \\mathrm{Mbit/s}$ take to transfer a file of $${size}\\ \\mathrm{GB}$, if nothing else uses the link and protocol overhead is neglected? ($1\\ \\mathrm{GB} = 10^9$ bytes, $1\\ \\mathrm{Mbit} = 10^6$ bits.)`,
  answer: seconds,
  mistakes: {
    'Takes bytes for bits and leaves out the factor 8.': (transfer) => seconds(transfer).div(8),
    'Divides by 8 where bytes have to be multiplied by it.': (transfer) => seconds(transfer).div(64),
    'Takes a gigabyte for 1024 megabytes, against the units that are given.': (transfer) =>
      seconds(transfer).mul(new Fraction(1024, 1000)),
    'Takes a gigabyte for 100 megabytes.': (transfer) => seconds(transfer).div(10),
    'Converts bytes to bits twice.': (transfer) => seconds(transfer).mul(8),
  },
  show: (value) => `$${decimal(value)}\\ \\mathrm{s}$`,
  // The bytes that the link moves per second add up to the file in this time.
  holds: ({ size, rate }, value) => value.mul((rate * 1_000_000) / 8).equals(size * 1_000_000_000),
  explanation: (transfer) => {
    const { size, rate } = transfer;
    return [
      `The file has $${size} \\cdot 10^9 \\cdot 8 = ${8 * size} \\cdot 10^9$ bits. At $${rate} \\cdot 10^6$ bits per second this takes $\\frac{${8 * size} \\cdot 10^9}{${rate} \\cdot 10^6} = ${decimal(seconds(transfer))}$ seconds.`,
      `Sizes of files are in bytes, rates of links in bits: the link moves $\\frac{${rate}}{8}$ megabytes in a second. Without the factor 8 the result is too short by just this factor.`,
    ];
  },
};
