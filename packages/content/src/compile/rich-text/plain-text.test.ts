import { expect, it } from 'vitest';
import { compileRichText } from '../rich-text';

const text = (source: string) => compileRichText(source).text;

it.each([
  ['$x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}$', 'x = (−b ± √(b² − 4ac))/2a'],
  ['$\\lim_{x \\to 0} \\frac{\\sin x}{x}$', 'lim_(x→0) (sin x)/x'],
  ['$\\sum_{i=1}^{n} i^2$', '∑_(i=1)ⁿ i²'],
  ["$\\int_0^1 f'(x)\\,dx$", '∫₀¹ f′(x) dx'],
  ['$\\ce{2H2 + O2 -> 2H2O}$, $\\ce{SO4^2-}$', '2 H₂ + O₂ → 2 H₂O, SO₄²⁻'],
  ['$\\binom{n}{k}$', '(n choose k)'],
  ['$\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$', '(1, 2; 3, 4)'],
  ['$\\begin{aligned}a&=b\\\\c&=d\\end{aligned}$', 'a = b; c = d'],
  ['$\\vec{v}\\cdot\\hat n$', 'v⃗ ⋅ n̂'],
  ['$\\overline{AB}$ $\\bar{x}$', 'ĀB̄ x̄'],
  ['$\\mathbf{x}_i \\in \\mathbb{R}^n$', 'x_i ∈ ℝⁿ'],
  ['$-1$, $(-1)^n$, $90^\\circ$, $\\sqrt[3]{x}$', '−1, (−1)ⁿ, 90°, ³√x'],
  ['$e^{i\\pi}+1=0$', 'e^(iπ) + 1 = 0'],
])('[Q1] a formula is readable without its marks: %s', (source, expected) => {
  expect(text(source).normalize('NFD')).toBe(expected.normalize('NFD'));
});

it('[Q1] plain text is one line with the descriptions of images and without Markdown', () => {
  expect(
    text(
      '# Why?\n\n**Bold**, *slanted*, `code` and [a link](/x)\nnext line\n\n- one\n- two\n\n> quoted ![A tree](/api/images/0f-1)',
    ),
  ).toBe('Why? Bold, slanted, code and a link next line one two quoted A tree');
});
