/** Number of random inputs with which a test tries a reader of requests; fewer in `npm test`, which runs each day. */
export const INPUTS = process.env['SERVER_TESTS'] === 'daily' ? 3_000 : 100_000
