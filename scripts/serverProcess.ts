/** Options of Node for the server. Without them, V8 keeps over 100 MB of short-lived objects in an idle server. */
export const nodeOptions = ['--max-semi-space-size=8']

/** Arguments of Node for the server of this repository. */
export const serverArguments = [...nodeOptions, 'apps/server/src/server.ts']

/**
 * Environment variables of the server. With a fixed trim threshold (in bytes), glibc returns freed memory to the
 * system, for example after WebAssembly was compiled.
 */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' }
