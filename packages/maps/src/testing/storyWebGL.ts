import { spyOn } from 'storybook/test'

type GetContext = (this: HTMLCanvasElement, type: string, settings?: object) => RenderingContext | null

/**
 * Disables WebGL for a story; canvas 2D still works. A canvas outside the document keeps WebGL, because it belongs to
 * an earlier story. deck.gl may still be starting on that canvas, and an error of deck.gl would fail the
 * whole test run.
 */
export function withoutWebGL() {
  return replaceGetContext(
    (getContext) =>
      function (type, settings) {
        return type.startsWith('webgl') && this.isConnected ? null : getContext.call(this, type, settings)
      },
  )
}

/** Preserves the drawing buffer of WebGL for a story, so that `coloursOf` can read the canvas at any time. */
export function keepDrawing() {
  return replaceGetContext(
    (getContext) =>
      function (type, settings) {
        return getContext.call(this, type, { ...settings, preserveDrawingBuffer: true })
      },
  )
}

function replaceGetContext(replace: (getContext: GetContext) => GetContext) {
  // oxlint-disable-next-line typescript/unbound-method -- called with the canvas below
  const { getContext } = HTMLCanvasElement.prototype
  const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(replace(getContext))
  return () => spy.mockRestore()
}

/** Returns all opaque colours (#rrggbb) of the canvases of a map. */
export function coloursOf(map: HTMLElement): string[] {
  const found = new Set<number>()
  for (const canvas of map.querySelectorAll('canvas')) {
    if (canvas.width === 0 || canvas.height === 0) continue
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    // Reads each pixel as one 32-bit number. From the highest byte, it contains alpha, blue, green and red.
    if (data) for (const pixel of new Uint32Array(data.buffer)) found.add(pixel)
  }
  return [...found]
    .filter((pixel) => pixel >>> 24 === 255)
    .map(
      (pixel) =>
        `#${[0, 8, 16].map((shift) => ((pixel >> shift) & 255).toString(16).padStart(2, '0')).join('')}`,
    )
}
