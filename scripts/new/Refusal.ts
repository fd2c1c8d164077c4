/** Why a generator does nothing, in words for whoever called it. */
export class Refusal extends Error {}
