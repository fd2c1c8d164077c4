/** The reason why a generator does nothing, for its caller. */
export class Refusal extends Error {}
