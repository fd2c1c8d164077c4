/** URLs of other origins that the current story requested; the browser blocked these requests. */
const refused: string[] = []

const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'"
document.head.append(policy)

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  // Ignores requests to host names that end in `.invalid`. Such names never resolve, and stories use them to simulate
  // a server that is down.
  if (!/^https?:\/\/[\w.-]+\.invalid(\/|$)/.test(blockedURI)) refused.push(blockedURI)
})

/** Clears the list of blocked requests, so that it contains only those of the next story. */
export function forgetRequests(): void {
  refused.length = 0
}

/** Throws if the story sent a request to another origin. */
export function refuseRequests(): void {
  if (refused.length === 0) return
  throw new Error(
    `A story must not need the network. It requested: ${refused.join(', ')}. Use a fixture, or a host name under .invalid.`,
  )
}
