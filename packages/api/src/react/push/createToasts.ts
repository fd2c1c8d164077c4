type ToastedMessage = { title: string; to: string }

type ToastsOptions = {
  show: (text: string, to: string) => void
  /** Returns the text that stands for several messages, such as "3 pemberitahuan baru". */
  several: (count: number) => string
  /** The page that shows all messages. */
  allTo: string
  now?: () => number
  later?: (work: () => void, ms: number) => void
}

/** Messages with at most this time between them are counted in one toast. */
const BURST_MS = 5_000
/** Minimum time between two changes of the count, so that the user can read it. */
const UPDATE_INTERVAL_MS = 1_000

/** Returns a function that shows a toast: the title of a single message, or the number of several messages. */
export function createToasts({ show, several, allTo, now = Date.now, later = setTimeout }: ToastsOptions) {
  let count = 0
  let latestAt = -Infinity
  let shownAt = -Infinity
  let isPlanned = false

  function showCount() {
    isPlanned = false
    shownAt = now()
    show(several(count), allTo)
  }

  return (message: ToastedMessage) => {
    const at = now()
    count = at - latestAt < BURST_MS ? count + 1 : 1
    latestAt = at
    if (count === 1) {
      shownAt = at
      show(message.title, message.to)
    } else if (!isPlanned) {
      isPlanned = true
      later(showCount, Math.max(0, shownAt + UPDATE_INTERVAL_MS - at))
    }
  }
}
