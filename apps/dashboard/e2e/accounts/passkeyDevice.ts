import type { Page } from '@playwright/test'
import { serverOrigin } from '../support/test.ts'

/** Returns the origin of the test server with the host name `localhost`: passkeys do not work with an IP address. */
export function passkeyOrigin(): string {
  return serverOrigin().replace('127.0.0.1', 'localhost')
}

/** Adds a virtual authenticator to the browser. It stores passkeys and confirms each use itself, without a user. */
export async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
