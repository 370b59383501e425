/** Thrown when this machine lacks something that a subset needs. The other subsets are measured anyway. */
export class MissingRequirement extends Error {}
