import type { Template } from '../../template';

/** The number −size, to be written in 8 bits. */
type Negative = { size: number };

const bits = (value: number) => value.toString(2).padStart(8, '0');

export const twosComplement: Template<Negative, string> = {
  subject: 'Computer Science',
  topic: 'Number representation',
  difficulty: 'easy',
  source:
    'Bryant and O’Hallaron, Computer Systems: A Programmer’s Perspective, section 2.2, Integer Representations',
  make: ({ int }) => ({ size: int(3, 126) }),
  stem: ({ size }) => `Which bits represent the number $-${size}$ in 8-bit two’s complement?`,
  answer: ({ size }) => bits(256 - size),
  mistakes: {
    'Inverts all bits and forgets to add 1, which is the ones’ complement.': ({ size }) => bits(255 - size),
    'Sets the sign bit and leaves the other bits as they are, which is sign and magnitude.': ({ size }) =>
      bits(128 + size),
    'Inverts all bits and subtracts 1 instead of adding it.': ({ size }) => bits(254 - size),
    'Writes the positive number and forgets the sign.': ({ size }) => bits(size),
  },
  show: (value) => `\`${value.slice(0, 4)} ${value.slice(4)}\``,
  // Adds the weights of the bits, of which the first is negative.
  holds: ({ size }, value) => {
    const weights = [-128, 64, 32, 16, 8, 4, 2, 1];
    const sum = weights.reduce((total, weight, place) => total + (value[place] === '1' ? weight : 0), 0);
    return sum === -size;
  },
  explanation: ({ size }) => [
    `$${size}$ is \`${bits(size)}\`. Inverting every bit gives \`${bits(255 - size)}\`, and adding 1 gives \`${bits(256 - size)}\`. Read as an unsigned number this is $256 - ${size} = ${256 - size}$.`,
    'Without the 1 it is the ones’ complement. Setting only the first bit is sign and magnitude; in two’s complement the first bit has the weight $-128$, so the other bits count up from there.',
  ],
};
