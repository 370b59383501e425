import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const AsTyped: Story = { args: { html: null, source: 'First line\n  <b>second</b> line' } };
