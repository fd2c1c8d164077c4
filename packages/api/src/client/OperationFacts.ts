/** What the contract says about an operation, as far as the client needs it while it runs. */
export interface OperationFacts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below the URL of the API, with `{id}` for a parameter. */
  path: string
  tag: string
  /** `public`, `signed-in`, `device`, or the name of the permission that the role must grant. */
  permission: string
  /** The extension of our server that has this operation. Every server has the operations without one. */
  extension?: string
  /** The tags whose data a write changes, beside its own. Empty: it changes nothing, not even data of its own tag. */
  changes?: readonly string[]
}
