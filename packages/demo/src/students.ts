/** Fictional students who uploaded the demo documents and asked the demo questions. */
export const demoStudents = [
  { id: 'anon_demo1_1760000000000', firstName: 'Layla' },
  { id: 'anon_demo2_1760000000000', firstName: 'Tomás' },
  { id: 'anon_demo3_1760000000000', firstName: 'Amara' },
  { id: 'anon_demo4_1760000000000', firstName: 'Kenji' },
  { id: 'anon_demo5_1760000000000', firstName: 'Sofia' },
] as const;
