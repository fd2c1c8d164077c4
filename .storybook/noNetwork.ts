/** Requests to other origins that the browser was asked for since the story began, and refused. */
const refused: string[] = []

const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'"
document.head.append(policy)

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  // A name that can never exist is how a story says: this server is not there.
  if (!/^https?:\/\/[\w.-]+\.invalid(\/|$)/.test(blockedURI)) refused.push(blockedURI)
})

/** Forgets what earlier stories asked for. */
export function forgetRequests(): void {
  refused.length = 0
}

/** Throws when the story asked for something from another origin. */
export function refuseRequests(): void {
  if (refused.length === 0) return
  throw new Error(
    `A story must not need the network. It asked for: ${refused.join(', ')}. Give it a fixture, or a name under .invalid.`,
  )
}
