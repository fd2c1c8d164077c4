/** The reason why a generator changes nothing; the command prints it. */
export class Refusal extends Error {}
