/** Controls an animation loop that runs only while there is something to draw. */
export interface FrameGate {
  provider: {
    requestAnimationFrame: (callback: FrameRequestCallback) => number
    cancelAnimationFrame: () => void
  }
  /** Lets the loop draw the next `frames` frames. */
  open: (frames: number) => void
  /** Draws one frame at once, within the current animation frame. */
  draw: () => void
}

/** Creates a gate that pauses an animation loop until it is opened; a paused loop uses no CPU. */
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
