import { spyOn } from 'storybook/test'

const bytes = new Uint8Array([1, 2, 3]).buffer

/** The part of the response of a passkey device that the dashboard reads. */
function credential(response: object) {
  return Object.assign(Object.create(null), {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, ...response },
  })
}

/** Answers for the device of the browser: it signs and makes passkeys. */
export function unlockDevice() {
  spyOn(navigator.credentials, 'get').mockResolvedValue(
    credential({ authenticatorData: bytes, signature: bytes }),
  )
  spyOn(navigator.credentials, 'create').mockResolvedValue(
    credential({ attestationObject: bytes, getTransports: () => ['internal'] }),
  )
}

/** Answers for the device of the browser: the user cancels. */
export function cancelDevice() {
  const refuse = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'))
  spyOn(navigator.credentials, 'get').mockImplementation(refuse)
  spyOn(navigator.credentials, 'create').mockImplementation(refuse)
}
