/** Arguments of Node for the server. */
export const serverArguments = [
  // By default V8 keeps more than 100 MB of short-lived objects in a server at rest.
  '--max-semi-space-size=8',
  'apps/server/src/server.ts',
]

/** Environment of the server. A fixed threshold makes glibc return freed memory, such as that of compiling WebAssembly. */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' }
