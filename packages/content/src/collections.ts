import type * as z from 'zod';
import { about } from './schemas/about';
import { post } from './schemas/blog';
import { care } from './schemas/care';
import { careers } from './schemas/careers';
import { claims } from './schemas/claims';
import { contact } from './schemas/contact';
import { experts } from './schemas/experts';
import { faq, helpPages } from './schemas/help';
import { policy } from './schemas/policies';
import { press, release } from './schemas/press';
import { services } from './schemas/services';

export type Single = { kind: 'single'; file: string; schema: z.ZodType; type: string; from: string };
export type Collection = {
  kind: 'collection';
  folder: string;
  schema: z.ZodType;
  type: string;
  from: string;
  /** Field that the files are sorted by; "-" before it sorts in descending order. */
  order: string;
};

/** Every file and folder of texts, with its schema and the TypeScript type that pages get. */
export const sources: Readonly<Record<string, Single | Collection>> = {
  about: { kind: 'single', file: 'about.yaml', schema: about, type: 'About', from: 'about' },
  blog: { kind: 'collection', folder: 'blog', schema: post, type: 'Post', from: 'blog', order: '-date' },
  care: { kind: 'single', file: 'care.yaml', schema: care, type: 'Care', from: 'care' },
  careers: { kind: 'single', file: 'careers.yaml', schema: careers, type: 'Careers', from: 'careers' },
  claims: { kind: 'single', file: 'claims.yaml', schema: claims, type: 'Claims', from: 'claims' },
  contact: { kind: 'single', file: 'contact.yaml', schema: contact, type: 'Contact', from: 'contact' },
  experts: { kind: 'single', file: 'experts.yaml', schema: experts, type: 'Experts', from: 'experts' },
  faq: { kind: 'single', file: 'help/faq.yaml', schema: faq, type: 'Faq', from: 'help' },
  'help-pages': {
    kind: 'single',
    file: 'help/pages.yaml',
    schema: helpPages,
    type: 'HelpPages',
    from: 'help',
  },
  policies: {
    kind: 'collection',
    folder: 'policies',
    schema: policy,
    type: 'Policy',
    from: 'policies',
    order: 'title',
  },
  press: { kind: 'single', file: 'press/press.yaml', schema: press, type: 'Press', from: 'press' },
  releases: {
    kind: 'collection',
    folder: 'press/releases',
    schema: release,
    type: 'Release',
    from: 'press',
    order: '-date',
  },
  services: { kind: 'single', file: 'services.yaml', schema: services, type: 'Services', from: 'services' },
};
