import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** Time-outs of a stream in milliseconds, before the first event and between two events. */
interface Patience {
  firstEvent: number
  silence: number
}

/** How a stream ended: closed (`ended`), without a first event (`heldBack`), or without further events (`silent`). */
export type StreamEnd = 'ended' | 'heldBack' | 'silent'

/** Maximum length of an event in characters. Real events are much shorter. */
const MAX_EVENT_LENGTH = 50_000_000

/**
 * Reads the events of a stream until it ends, an event is late, `onEvent` returns false, or `signal` aborts. Throws an
 * error if the connection breaks. Always cancels the stream at the end.
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
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (event) => {
      if (end !== null) return
      expectEvent(silence, 'silent')
      if (!onEvent(event)) end = 'ended'
    },
  })
  expectEvent(firstEvent, 'heldBack')
  // This listener cancels the stream directly when `signal` aborts. Otherwise the stream could stay open, because after
  // a garbage collection Node may no longer pass the abort of `signal` to the request.
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
