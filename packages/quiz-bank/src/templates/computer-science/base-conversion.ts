import type { Template } from '../../template';

/** The number 16 · high + low, given by its hexadecimal digits. */
type Digits = { high: number; low: number };

const digit = (value: number) => '0123456789ABCDEF'.charAt(value);
const decimal = ({ high, low }: Digits) => 16 * high + low;
const farther = (value: number) => (value < 10 ? value : value + 1);

export const baseConversion: Template<Digits, string> = {
  subject: 'Computer Science',
  topic: 'Number representation',
  difficulty: 'easy',
  source:
    'Bryant and O’Hallaron, Computer Systems: A Programmer’s Perspective, section 2.1, Information Storage',
  make: ({ int }) => ({ high: int(1, 14), low: int(10, 14) }),
  stem: (digits) => `How is the decimal number $${decimal(digits)}$ written in hexadecimal?`,
  answer: ({ high, low }) => digit(high) + digit(low),
  mistakes: {
    'Writes down the remainders in the order in which they are found, so that the last digit comes first.': (
      digits,
    ) => digit(digits.low) + digit(digits.high),
    'Writes quotient and remainder next to each other in decimal, without digits for 10 to 15.': (digits) =>
      `${digits.high}${digits.low}`,
    'Lets the letters begin with 9 instead of 10.': ({ high, low }) =>
      digit(farther(high)) + digit(farther(low)),
    'Divides by 8 instead of 16, which gives the octal number.': (digits) => decimal(digits).toString(8),
    'Puts the prefix of hexadecimal numbers before the decimal digits.': (digits) => String(decimal(digits)),
  },
  show: (value) => `\`0x${value}\``,
  // Adds the weights of the digits.
  holds: (digits, value) => {
    const sum = value.split('').reduce((total, each) => 16 * total + Number.parseInt(each, 16), 0);
    return sum === decimal(digits);
  },
  explanation: ({ high, low }) => {
    const number = decimal({ high, low });
    return [
      `Dividing by 16 gives $${number} = ${high} \\cdot 16 + ${low}$. The quotient ${high} is the first digit and the remainder ${low} the last one, written \`${digit(high)}\` and \`${digit(low)}\` since the digits above 9 are A for 10 to F for 15. So the number is \`0x${digit(high)}${digit(low)}\`.`,
      'The remainder of the first division is the digit of the ones, so it stands last. A remainder above 9 is one digit, not two, and the prefix alone converts nothing: digits that look the same have other weights in another base.',
    ];
  },
};
