/** Frames for an animation loop that may only run when there is something to draw. */
export interface FrameGate {
  provider: {
    requestAnimationFrame: (callback: FrameRequestCallback) => number
    cancelAnimationFrame: () => void
  }
  /** Lets the next frames through. */
  open: (frames: number) => void
  /** Lets one through at once, within the frame that is being made. */
  draw: () => void
}

/** Makes a gate that holds an animation loop back until it is opened; a loop at rest costs nothing. */
export function createFrameGate(): FrameGate {
  let left = 0
  let held: FrameRequestCallback | null = null
  let requested = 0
  const request = (callback: FrameRequestCallback) => {
    if (left <= 0) {
      held = callback
      return
    }
    left -= 1
    requested = requestAnimationFrame(callback)
  }
  const take = () => {
    const callback = held
    held = null
    return callback
  }
  const open = (frames: number) => {
    left = Math.max(left, frames)
    const callback = take()
    if (callback) request(callback)
  }
  return {
    provider: {
      requestAnimationFrame: (callback) => {
        request(callback)
        return 1
      },
      cancelAnimationFrame: () => {
        held = null
        cancelAnimationFrame(requested)
      },
    },
    open,
    draw: () => {
      const callback = take()
      if (callback) callback(performance.now())
      else open(1)
    },
  }
}
