import Fraction from 'fraction.js';
import type { Template } from '../../template';
import { fraction } from '../formulas';

/** Genotypes of both parents and the wanted form of the trait, gene by gene. */
type Gene = { first: string; second: string; isDominant: boolean };

const of = (top: number, bottom: number) => new Fraction(top, bottom);
const isTestCross = ({ second }: Gene) => second === second.toLowerCase();
const shareOf = (gene: Gene) => {
  if (isTestCross(gene)) return of(1, 2);
  return gene.isDominant ? of(3, 4) : of(1, 4);
};
const product = (shares: Fraction[]) => shares.reduce((all, share) => all.mul(share), new Fraction(1));
const genotype = (genes: readonly Gene[], parent: 'first' | 'second') =>
  genes.map((gene) => gene[parent]).join('');
const letters = ['A', 'B', 'D'] as const;
const upper = ({ first }: Gene) => first.charAt(0);
const form = (gene: Gene) => `the ${gene.isDominant ? 'dominant' : 'recessive'} trait of gene ${upper(gene)}`;

/** Genotypes of the children of a cross of one gene, each equally likely. */
const square = ({ first, second }: Gene) =>
  first.split('').flatMap((one) => second.split('').map((other) => one + other));
const shows = (child: string, { isDominant }: Gene) => (child !== child.toLowerCase()) === isDominant;

export const unlinkedGenesCross: Template<readonly Gene[], Fraction> = {
  subject: 'Biology',
  topic: 'Mendelian inheritance',
  difficulty: 'hard',
  source: 'OpenStax, Biology 2e, chapter 12, Mendel’s Experiments and Heredity',
  make: ({ pick }) =>
    letters.map((letter) => {
      const hybrid = letter + letter.toLowerCase();
      const second = pick([hybrid, hybrid, letter.toLowerCase().repeat(2)]);
      return { first: hybrid, second, isDominant: pick([true, true, false]) };
    }),
  stem: (genes) => {
    const forms = genes.map(form);
    return `Three genes A, B and D lie on different chromosomes, and in each the allele with the capital letter is completely dominant. Which fraction of the offspring of $${genotype(genes, 'first')} \\times ${genotype(genes, 'second')}$ is expected to show ${forms.slice(0, 2).join(', ')} and ${forms.slice(2).join()}?`;
  },
  answer: (genes) => product(genes.map(shareOf)),
  mistakes: {
    'Calculates as if both parents were heterozygous for every gene.': (genes) =>
      product(genes.map(({ isDominant }) => (isDominant ? of(3, 4) : of(1, 4)))),
    'Gives either form of every trait one half, whatever the parents are.': () => of(1, 8),
    'Counts heterozygous offspring alone as showing the dominant form.': (genes) =>
      product(genes.map((gene) => (gene.isDominant ? of(1, 2) : shareOf(gene)))),
    'Interchanges the shares of the dominant and of the recessive form.': (genes) =>
      product(genes.map((gene) => shareOf({ ...gene, isDominant: !gene.isDominant }))),
    'Leaves out the third gene.': (genes) => product(genes.slice(0, 2).map(shareOf)),
    'Takes the mean of the three shares instead of their product.': (genes) =>
      genes.reduce((sum, gene) => sum.add(shareOf(gene)), new Fraction(0)).div(3),
  },
  show: (value) => `$${fraction(value)}$`,
  // Counts the 64 combinations of three Punnett squares.
  holds: (genes, value) => {
    const children = genes
      .map((gene) => square(gene).map((child) => shows(child, gene)))
      .reduce((all, next) => all.flatMap((one) => next.map((other) => one && other)));
    return value.mul(children.length).equals(children.filter(Boolean).length);
  },
  explanation: (genes) => {
    const shares = genes.map((gene) => fraction(shareOf(gene)));
    const lines = genes.map(
      (gene, index) => `$${gene.first} \\times ${gene.second}$ gives $${shares[index]}$`,
    );
    return [
      `Genes on different chromosomes are inherited independently, so the shares of the single genes are multiplied. For the traits that are asked for, ${lines.join(', ')}: together $${shares.join(' \\cdot ')} = ${fraction(product(genes.map(shareOf)))}$.`,
      'Two heterozygous parents have three quarters of offspring with the dominant form, homozygous and heterozygous ones together, and one quarter with the recessive one. With a homozygous recessive parent either form has one half.',
    ];
  },
};
