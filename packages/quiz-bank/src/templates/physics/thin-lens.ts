import Fraction from 'fraction.js';
import type { Template } from '../../template';

/** Focal length and distance of the object from the lens in cm. The object is beyond the focal point. */
type Lens = { focal: number; object: number };

const image = ({ focal, object }: Lens) => new Fraction(focal * object, object - focal);

export const thinLens: Template<Lens, Fraction> = {
  subject: 'Physics',
  topic: 'Lenses',
  difficulty: 'medium',
  source: 'OpenStax, University Physics Volume 3, section 2.4, Thin Lenses',
  make: ({ pick }) => {
    const focal = pick([6, 12, 18, 24, 30, 36, 48]);
    // With these multiples of the focal length, both distances are whole centimetres.
    const [times, parts] = pick<[number, number]>([
      [4, 3],
      [3, 2],
      [5, 3],
      [5, 2],
      [3, 1],
      [4, 1],
    ]);
    return { focal, object: (focal * times) / parts };
  },
  stem: ({ focal, object }) =>
    `An object stands $${object}\\ \\mathrm{cm}$ in front of a thin converging lens with a focal length of $${focal}\\ \\mathrm{cm}$. At which distance behind the lens is its image?`,
  answer: image,
  mistakes: {
    'Adds the reciprocals of focal length and object distance instead of subtracting them.': (lens) =>
      new Fraction(lens.focal * lens.object, lens.object + lens.focal),
    'Subtracts the distances themselves instead of their reciprocals.': ({ focal, object }) =>
      new Fraction(object - focal),
    'Places the image at the focal point, which is right for very distant objects.': ({ focal }) =>
      new Fraction(focal),
    'Takes object and image for equally far from the lens, as with a plane mirror.': ({ object }) =>
      new Fraction(object),
    'Places every image at twice the focal length.': ({ focal }) => new Fraction(2 * focal),
  },
  show: (value) => `$${Number(value.valueOf().toFixed(1))}\\ \\mathrm{cm}$`,
  // The ray through the centre and the one through the focal point must give the same image size.
  holds: ({ focal, object }, value) => value.div(object).equals(value.sub(focal).div(focal)),
  explanation: (lens) => {
    const { focal, object } = lens;
    const result = image(lens).toString();
    return [
      `The lens equation $\\frac{1}{d_\\mathrm{o}} + \\frac{1}{d_\\mathrm{i}} = \\frac{1}{f}$ gives $\\frac{1}{d_\\mathrm{i}} = \\frac{1}{${focal}\\ \\mathrm{cm}} - \\frac{1}{${object}\\ \\mathrm{cm}} = \\frac{1}{${result}\\ \\mathrm{cm}}$.`,
      `The object is beyond the focal point, so the image is real and itself farther from the lens than the focal length. It would lie at ${focal} cm only for an object very far away, and at the distance of the object only if that were ${2 * focal} cm.`,
    ];
  },
};
