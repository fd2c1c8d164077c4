import { initializeApp } from '@firebase/app'
import { getMessaging, onBackgroundMessage } from '@firebase/messaging/sw'
import { hiddenChannel } from './hiddenChannel.ts'

// The file behind /firebase-messaging-sw.js, a build of its own. The SDK shows what is pushed and sees to clicks; its
// configuration stands in the address, so that it is known at once whenever the browser wakes the worker.
const options = Object.fromEntries(new URL(globalThis.location.href).searchParams)

// Pages in the background hear of it too, for their inbox; the SDK tells only those that are seen.
onBackgroundMessage(getMessaging(initializeApp(options)), (message) => {
  const channel = new BroadcastChannel(hiddenChannel)
  channel.postMessage(message) // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.close()
})
