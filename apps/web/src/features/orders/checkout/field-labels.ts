import type { OrderField } from './order-values';

/** Names of the fields, for their labels and for the summary of missing fields, in the form's order. */
export const fieldLabels: Record<OrderField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  educationLevel: 'Education level',
  institutionCountry: 'Country of your institution',
  institutionRegion: 'Region',
  billingCountry: 'Billing country',
  majorCourse: 'Major/course',
  topic: 'Topic',
  service: 'Service',
  paperType: 'Paper type',
  paperQuality: 'Paper quality',
  wordCount: 'Word count',
  numberOfPages: 'Number of pages',
  deliveryTime: 'Delivery time',
  citationStyle: 'Citation style',
  whoAssisted: 'Who assisted',
  reference: 'Reference',
  paperDescription: 'Paper description',
  extraRequirements: 'Extra requirements',
  integrityAcknowledged: 'Academic integrity',
};

/** The fields in the order in which the form shows them. */
export const fieldOrder = Object.keys(fieldLabels) as OrderField[];
