const LONGEST_WAIT = 4000

/** Ends once a map has been painted, or after four seconds where none can be: what is not needed before waits for it. */
export function mapPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (performance.getEntriesByName('map-painted').length > 0) {
      resolve()
      return
    }
    const done = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('map-painted').length > 0) done()
    })
    const timer = setTimeout(done, LONGEST_WAIT)
    observer.observe({ type: 'mark' })
  })
}
