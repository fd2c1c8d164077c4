import { initializeApp } from '@firebase/app'
import { getMessaging, onBackgroundMessage } from '@firebase/messaging/sw'
import { hiddenChannel } from '@sikud/api/react'

// The source of /firebase-messaging-sw.js, which is built separately. The SDK shows push messages and handles clicks.
// The URL of this worker contains the configuration of the SDK, so that a restarted worker can read the configuration
// at once.
const options = Object.fromEntries(new URL(globalThis.location.href).searchParams)

// Also sends the message to hidden pages, which add it to the inbox; the SDK sends it only to visible pages.
onBackgroundMessage(getMessaging(initializeApp(options)), (message) => {
  const channel = new BroadcastChannel(hiddenChannel)
  channel.postMessage(message) // oxlint-disable-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only its own origin
  channel.close()
})
