import { spyOn } from 'storybook/test'

const bytes = new Uint8Array([1, 2, 3]).buffer

/** Returns a credential with only the fields that the dashboard reads. */
function credential(response: object) {
  return Object.assign(Object.create(null), {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, ...response },
  })
}

/** Fakes a passkey device that signs and creates passkeys. */
export function unlockDevice() {
  spyOn(navigator.credentials, 'get').mockResolvedValue(
    credential({ authenticatorData: bytes, signature: bytes }),
  )
  spyOn(navigator.credentials, 'create').mockResolvedValue(
    credential({ attestationObject: bytes, getTransports: () => ['internal'] }),
  )
}

/** Fakes a passkey device on which the user cancels. */
export function cancelDevice() {
  const refuse = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'))
  spyOn(navigator.credentials, 'get').mockImplementation(refuse)
  spyOn(navigator.credentials, 'create').mockImplementation(refuse)
}
