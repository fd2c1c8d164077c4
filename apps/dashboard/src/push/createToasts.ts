import { paths } from '../paths.ts'

type ToastedMessage = { title: string; to: string }

type ToastsOptions = {
  show: (text: string, to: string) => void
  /** "3 pemberitahuan baru". */
  several: (count: number) => string
  now?: () => number
  later?: (work: () => void, ms: number) => void
}

/** While a toast shows, new messages are counted instead of replacing it. */
const sameFloodMs = 5_000
/** A number that changes faster cannot be read. */
const renewEveryMs = 1_000

/** Shows a message by its title, and several at once by their number: at most one toast a second. */
export function createToasts({ show, several, now = Date.now, later = setTimeout }: ToastsOptions) {
  let count = 0
  let latestAt = -Infinity
  let shownAt = -Infinity
  let isPlanned = false

  function showCount() {
    isPlanned = false
    shownAt = now()
    show(several(count), paths.notification)
  }

  return (message: ToastedMessage) => {
    const at = now()
    count = at - latestAt < sameFloodMs ? count + 1 : 1
    latestAt = at
    if (count === 1) {
      shownAt = at
      show(message.title, message.to)
    } else if (!isPlanned) {
      isPlanned = true
      later(showCount, Math.max(0, shownAt + renewEveryMs - at))
    }
  }
}
