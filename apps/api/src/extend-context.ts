/**
 * Returns a copy of a context with more fields. Getters of a request's context are copied as getters, so they still
 * compute only what an operation asks for; a spread would evaluate them all.
 */
export function extendContext<C extends object, F extends object>(ctx: C, fields: F): C & F {
  const copy: C = Object.create(Object.getPrototypeOf(ctx), Object.getOwnPropertyDescriptors(ctx));
  // The copy now has the properties of both, which TypeScript cannot see.
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(fields)) as C & F;
}
