import { isObject } from './httpError.ts'

type Send = (request: Request) => Promise<Response>

/** The `code` of a 403 response that asks for a confirmation with the password. */
const CONFIRM = 'confirm'

/**
 * Wraps `fetch`. If the server requires a confirmation, calls `confirm`, which asks the user for the password, and
 * repeats the request. The caller waits meanwhile, so that a form keeps its values. The caller gets the 403 response
 * only if the user does not confirm.
 */
export function confirmFirst(confirm: (() => Promise<boolean>) | undefined, send: Send): Send {
  if (!confirm) return send
  return async (request) => {
    if (request.method === 'GET') return send(request)
    const again = request.clone()
    const response = await send(request)
    if (response.status !== 403 || !(await needsConfirmation(response))) return response
    return (await confirm()) ? send(again) : response
  }
}

async function needsConfirmation(response: Response): Promise<boolean> {
  try {
    const body: unknown = await response.clone().json()
    return isObject(body) && body['code'] === CONFIRM
  } catch {
    return false
  }
}
