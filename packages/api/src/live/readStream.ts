import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** Time-outs of a stream in milliseconds: before its first event, and between two. */
interface Patience {
  firstEvent: number
  silence: number
}

/** How a stream ended: closed by the server, or timed out. */
export type StreamEnd = 'ended' | 'heldBack' | 'silent'

/** Longest event that a real server sends. */
const LONGEST_EVENT = 50_000_000

/**
 * Reads the events of a stream until it ends, times out, `onEvent` returns false, or `signal` aborts.
 * Throws when the connection breaks; always releases the stream.
 */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  { firstEvent, silence }: Patience,
  onEvent: (event: EventSourceMessage) => boolean,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let end: StreamEnd | null = null
  let watch: ReturnType<typeof setTimeout> | undefined
  const letGo = () => void reader.cancel().catch(() => undefined)
  const expectEvent = (within: number, otherwise: StreamEnd) => {
    clearTimeout(watch)
    watch = setTimeout(() => {
      end = otherwise
      letGo()
    }, within)
  }
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: (event) => {
      if (end !== null) return
      expectEvent(silence, 'silent')
      if (!onEvent(event)) end = 'ended'
    },
  })
  expectEvent(firstEvent, 'heldBack')
  // Node can lose the link between request and signal after a garbage collection.
  signal.addEventListener('abort', letGo)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (!done) parser.feed(decoder.decode(value, { stream: true }))
      if (done || end !== null) return end ?? 'ended'
    }
  } finally {
    clearTimeout(watch)
    signal.removeEventListener('abort', letGo)
    letGo()
  }
}
