import type { QuizMapQuestion } from './quiz-map';
import type { OptionLetter, QuizText } from './quiz-option';

const typed = (source: string): QuizText => ({ source, html: null });

/** The compiler writes formulas as MathML; these samples only need to look like them. */
const compiled = (html: string): QuizText => ({ source: '', html: `<p dir="auto">${html}</p>` });

type SampleQuestion = {
  subject: string;
  number: number;
  total: number;
  stem: QuizText;
  options: Record<OptionLetter, QuizText>;
};

/** Question in plain text. */
export const sampleQuestion: SampleQuestion = {
  subject: 'Statistics',
  number: 12,
  total: 25,
  stem: compiled('A 95% confidence interval for a mean is (41.2, 48.8). Which statement is correct?'),
  options: {
    A: typed('95% of the observations lie between 41.2 and 48.8.'),
    B: typed('The method that made this interval captures the true mean in 95% of samples.'),
    C: typed('There is a 95% chance that the next sample mean falls in the interval.'),
    D: typed('The true mean is 45.0, with a 5% chance of error.'),
  },
};

const power = (base: string, exponent: string) =>
  `<math><msup><mi>${base}</mi><mn>${exponent}</mn></msup></math>`;

/** Question with compiled texts and formulas. */
export const sampleFormulas: SampleQuestion = {
  subject: 'Mathematics',
  number: 1,
  total: 10,
  stem: compiled(`What is the derivative of ${power('x', '3')} with respect to <math><mi>x</mi></math>?`),
  options: {
    A: compiled(power('x', '2')),
    B: compiled(`<math><mrow><mn>3</mn></mrow></math>${power('x', '2')}, by the power rule`),
    C: compiled('<code>3 * x</code>'),
    D: compiled(`<math><mfrac><msup><mi>x</mi><mn>4</mn></msup><mn>4</mn></mfrac></math>`),
  },
};

/** Question that reads from right to left. */
export const sampleArabic: SampleQuestion = {
  subject: 'History',
  number: 3,
  total: 10,
  stem: typed('في أي عام تأسست جامعة الدول العربية؟'),
  options: {
    A: typed('عام 1936'),
    B: typed('عام 1945، في القاهرة، بعد توقيع ميثاقها من سبع دول مؤسسة'),
    C: typed('عام 1952'),
    D: typed('عام 1971'),
  },
};

/** States of an attempt's questions: 9 saved, 2 kept, 14 open, one of them flagged. */
export const sampleMap: QuizMapQuestion[] = Array.from({ length: 25 }, (_, index) => ({
  state: sampleState(index + 1),
  isFlagged: index + 1 === 7,
}));

function sampleState(number: number): QuizMapQuestion['state'] {
  if (number === 11 || number === 12) return 'kept';
  return number > 12 || number === 5 ? 'open' : 'saved';
}
