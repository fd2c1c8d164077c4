/** Blocked requests to other origins since the story started. */
const refused: string[] = []

const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'"
document.head.append(policy)

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  // Host names under .invalid never resolve: stories use them for servers that are down.
  if (!/^https?:\/\/[\w.-]+\.invalid(\/|$)/.test(blockedURI)) refused.push(blockedURI)
})

/** Clears the list of requests that earlier stories sent. */
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
