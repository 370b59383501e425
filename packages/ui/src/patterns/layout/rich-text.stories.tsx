import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../primitives/story-globals';
import { RichText } from './rich-text';

/** Output of the compiler for a paragraph, a displayed formula, code, a list and a table. */
const html = `<p dir="auto">I chose <math><mi>u</mi><mo>=</mo><msup><mi>e</mi><mi>x</mi></msup></math> and <math><mrow><mi>d</mi><mi>v</mi><mo>=</mo><msup><mi>x</mi><mn>2</mn></msup><mi>d</mi><mi>x</mi></mrow></math>. It gets <strong>worse</strong> at every step:</p>
<p dir="auto"><math display="block" class="tml-display" style="display:block math"><mrow><msubsup><mo movablelimits="false">∫</mo><mn>0</mn><mn>1</mn></msubsup><msup><mi>x</mi><mn>2</mn></msup><msup><mi>e</mi><mi>x</mi></msup><mi>d</mi><mi>x</mi><mo>=</mo><mfrac><mrow><msqrt><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></msqrt></mrow><mrow><mn>2</mn><mi>π</mi></mrow></mfrac></mrow></math></p>
<h3 dir="auto">What I tried</h3>
<ol><li dir="auto">Parts, twice</li><li dir="auto">A <a href="/documents" rel="nofollow ugc noopener">sheet</a> of formulas</li></ol>
<pre><code class="language-python"><span class="hljs-keyword">def</span> <span class="hljs-title">f</span>(<span class="hljs-params">x</span>): <span class="hljs-comment"># the integrand</span>
    <span class="hljs-keyword">return</span> x ** <span class="hljs-number">2</span> * exp(x)
</code></pre>
<table><thead><tr><th dir="auto">n</th><th dir="auto">value</th></tr></thead><tbody><tr><td dir="auto">1</td><td dir="auto">0.718</td></tr></tbody></table>
<p dir="auto">Not TeX: <span class="maths-error" dir="ltr"><code>\\frac{a}</code> (not readable as a formula)</span></p>`;

/** A large picture that needs no server: the part after the origin becomes the fragment of this address. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="currentColor" opacity=".3"/><circle cx="800" cy="450" r="300" fill="currentColor"/></svg>',
)}#`;
const withImage = `<p dir="auto">The circuit that I built:</p>
<p dir="auto"><img src="/api/images/0f1e-1600x900" alt="A circuit of two resistors" width="1600" height="900" loading="lazy" decoding="async"></p>
<p dir="auto">Where does the current go? It says &#x3C;img src="/api/images/x"> here.</p>`;

const meta = {
  title: 'Patterns/Rich text',
  component: RichText,
  args: { html, source: '' },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ canvasElement }) => {
    const maths = canvasElement.querySelector('math');
    await expect(maths && getComputedStyle(maths).fontFamily).toContain('Maths');
  },
};
export const Phone: Story = { globals: phone };
export const PhoneDark: Story = { globals: { ...phone, ...dark } };
export const RightToLeft: Story = { globals: rightToLeft };
/** As in the console, which is on another origin than the images. */
export const WithImage: Story = {
  args: { html: withImage, imageOrigin: picture },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'A circuit of two resistors' });
    await expect(image).toHaveAttribute('src', `${picture}/api/images/0f1e-1600x900`);
    await expect(canvasElement).toHaveTextContent('<img src="/api/images/x"> here');
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1600 / 900, 1);
    await expect(width).toBeLessThanOrEqual(image.parentElement?.getBoundingClientRect().width ?? 0);
  },
};
export const WithImagePhone: Story = { ...WithImage, globals: phone };
export const WithImageDark: Story = { ...WithImage, globals: dark };
const term = '<mi>x</mi><mo>+</mo><mn>123456789</mn><mo>=</mo>';
const wideFormula = `<math>${term.repeat(12)}<mi>y</mi></math>`;
const wideCell = `<td dir="auto">${'12345678901234567890 '.trim()}</td>`;
const wide = `<p dir="auto">Short: <math><mi>x</mi></math></p>
<p dir="auto">${wideFormula}</p>
<ul><li dir="auto">Then ${wideFormula}</li></ul>
<pre><code>${'a_very_long_line_of_code '.repeat(12)}</code></pre>
<table><tbody><tr>${wideCell.repeat(6)}</tr></tbody></table>
<p dir="auto">${'https://example.org/'.repeat(20)}</p>`;

export const WideParts: Story = {
  name: '[X10] [X15] on a phone, wide formulas, tables and code scroll in their box by keyboard, and the page does not',
  globals: phone,
  args: { html: wide },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[tabindex="0"]').length).toBeGreaterThan(3));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('.rich-text, p, pre, table')];
    for (const box of boxes) await expect(box.tabIndex === 0).toBe(box.scrollWidth > box.clientWidth + 1);
    const formula = boxes.find((box) => box.tabIndex === 0 && box.matches('p'));
    formula?.focus();
    await expect(formula).toHaveFocus();
    formula?.scrollTo({ left: 10_000, behavior: 'instant' });
    const end = formula?.querySelector('math')?.getBoundingClientRect().right ?? Infinity;
    await expect(end).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const AsTyped: Story = { args: { html: null, source: 'First line\n  <b>second</b> line' } };
