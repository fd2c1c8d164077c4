/** Options of Node for the server: by default V8 keeps more than 100 MB of short-lived objects in a server at rest. */
export const nodeOptions = ['--max-semi-space-size=8']

/** Arguments of Node for the server of this repository. */
export const serverArguments = [...nodeOptions, 'apps/server/src/server.ts']

/**
 * Environment of the server. A fixed threshold makes glibc return freed memory, such as that of compiling WebAssembly.
 */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' }
