import type { Template } from '../../template';

/** Either 7 or 11 different values, in the order in which they are listed. */
type Sample = { values: number[] };

const sorted = ({ values }: Sample) => values.toSorted((one, two) => one - two);
/** Returns the middle one of an odd number of values. */
const middle = (values: readonly number[]) => values[(values.length - 1) / 2] ?? Number.NaN;
const quartiles = (ordered: readonly number[]) => {
  const half = (ordered.length - 1) / 2;
  return { low: middle(ordered.slice(0, half)), high: middle(ordered.slice(half + 1)) };
};

export const interquartileRange: Template<Sample, number> = {
  subject: 'Statistics',
  topic: 'Measures of spread',
  difficulty: 'easy',
  source: 'OpenStax, Introductory Statistics 2e, section 2.3, Measures of the Location of the Data',
  make: ({ int, pick }) => {
    const size = pick([7, 11]);
    const values = [int(3, 12)];
    for (let index = 1; index < size; index += 1) values.push((values[index - 1] ?? 0) + int(1, 6));
    // Shuffles the values.
    for (let index = size - 1; index > 0; index -= 1) {
      const [taken] = values.splice(int(0, index), 1);
      if (taken !== undefined) values.push(taken);
    }
    return { values };
  },
  stem: ({ values }) =>
    `The quartiles of a sample are the medians of the values below and of the values above its median, which itself belongs to neither half. What is the interquartile range of the sample $${values.join(',\\ ')}$?`,
  answer: (sample) => {
    const { low, high } = quartiles(sorted(sample));
    return high - low;
  },
  mistakes: {
    'Takes the quartiles from the list as it stands, without sorting it.': ({ values }) =>
      Math.abs(quartiles(values).high - quartiles(values).low),
    'Gives the range between the smallest and the largest value.': ({ values }) =>
      Math.max(...values) - Math.min(...values),
    'Gives the upper quartile and does not subtract the lower one.': (sample) =>
      quartiles(sorted(sample)).high,
    'Subtracts the median from the upper quartile, which covers one of the two middle quarters.': (sample) =>
      quartiles(sorted(sample)).high - middle(sorted(sample)),
    'Gives the median instead of a measure of spread.': (sample) => middle(sorted(sample)),
  },
  show: (value) => `$${value}$`,
  // Without sorting: beyond each quartile lies a quarter of the values that are neither quartiles nor the median.
  holds: ({ values }, value) => {
    const beyond = (values.length - 3) / 4;
    const low = values.filter((one) => values.filter((other) => other < one).length === beyond);
    const high = values.filter((one) => values.filter((other) => other > one).length === beyond);
    return low.length === 1 && high.length === 1 && (low[0] ?? 0) + value === high[0];
  },
  explanation: (sample) => {
    const ordered = sorted(sample);
    const { low, high } = quartiles(ordered);
    const half = (ordered.length - 1) / 2;
    return [
      `Sorted, the sample is $${ordered.join(',\\ ')}$, with the median $${middle(ordered)}$. The $${half}$ values below it have the median $${low}$, the $${half}$ values above it $${high}$. So the interquartile range is $${high} - ${low} = ${high - low}$.`,
      'The middle of a list says something only once the list is sorted. The interquartile range covers the middle half of the values, so it is smaller than the whole range and leaves outliers out.',
    ];
  },
};
