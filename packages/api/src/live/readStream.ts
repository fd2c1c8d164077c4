import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** How long a stream may be silent before its first event, and between two; milliseconds. */
interface Patience {
  firstEvent: number
  silence: number
}

/** How a stream ended: by its other end, or because nothing came any more. */
export type StreamEnd = 'ended' | 'heldBack' | 'silent'

/** No event is as long as this: whoever sends it is no server of ours. */
const LONGEST_EVENT = 50_000_000

/**
 * Hands out the events of a stream until it ends, falls silent, `onEvent` answers false, or `signal` aborts.
 * A connection that breaks throws, as reading it does; the stream is always let go of.
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
  // Node forgets that a request follows a signal once it has cleared up its memory.
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
