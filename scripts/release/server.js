// The entry file of the release: `node server.js`. It is plain JavaScript, so that even an old Node can run it and
// print which version the server needs.
const MIN_NODE_MAJOR = 24

if (Number.parseInt(process.versions.node, 10) < MIN_NODE_MAJOR) {
  console.error(`The server needs Node ${MIN_NODE_MAJOR} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
process.env.NODE_ENV ||= 'production'
await import(new URL('./apps/server/src/server.ts', import.meta.url).href)
