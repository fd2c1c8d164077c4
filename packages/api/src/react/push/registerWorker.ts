import { messageOf } from '../failures.ts'
import { PushError, within } from './pushFailure.ts'

const path = '/firebase-messaging-sw.js'
const scope = '/firebase-cloud-messaging-push-scope'
const activeWithinMs = 10_000

/**
 * Registers the worker that shows push messages, and waits until it is active. The URL contains the configuration,
 * because the browser can start the worker without a page. Throws `PushError`.
 */
export async function registerWorker(options: Record<string, string>): Promise<ServiceWorkerRegistration> {
  const address = `${path}?${new URLSearchParams(options).toString()}`
  const registered = navigator.serviceWorker
    .register(address, { scope, updateViaCache: 'none' })
    .catch((error: unknown) => {
      throw new PushError('worker', messageOf(error))
    })
  const registration = await within(registered, activeWithinMs, new PushError('workerSlow'))
  if (!registration.active)
    await within(activation(registration), activeWithinMs, new PushError('workerSlow'))
  return registration
}

function activation(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  return new Promise((resolve, reject) => {
    const look = () => {
      if (registration.active !== null) resolve()
      else if (worker === null || worker.state === 'redundant') reject(new PushError('worker'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}
