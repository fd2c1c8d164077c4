import { initializeApp } from '@firebase/app'
import { getMessaging, onBackgroundMessage } from '@firebase/messaging/sw'
import { hiddenChannel } from './followWorker.ts'

// The file behind /firebase-messaging-sw.js, a separate build. The SDK shows push messages and handles clicks; its
// configuration is in the address, where a restarted worker finds it at once.
const options = Object.fromEntries(new URL(globalThis.location.href).searchParams)

// Also sends the message to hidden pages, for their inbox; the SDK sends it to visible ones only.
onBackgroundMessage(getMessaging(initializeApp(options)), (message) => {
  const channel = new BroadcastChannel(hiddenChannel)
  channel.postMessage(message) // oxlint-disable-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only its own origin
  channel.close()
})
