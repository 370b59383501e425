/** Something that a subset needs and this machine does not have; the other subsets are measured all the same. */
export class NotHere extends Error {}
