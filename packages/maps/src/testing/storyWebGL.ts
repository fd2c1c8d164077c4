import { spyOn } from 'storybook/test'

/** Disables WebGL for a story; canvas 2D still works. */
export function withoutWebGL() {
  // oxlint-disable-next-line typescript/unbound-method -- called with the canvas below
  const { getContext } = HTMLCanvasElement.prototype
  const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    type: string,
    settings?: unknown,
  ) {
    return type.startsWith('webgl') ? null : getContext.call(this, type, settings)
  })
  return () => spy.mockRestore()
}

/** Returns the colours (#rrggbb) that the sheets of a still map have. */
export function coloursOf(picture: HTMLElement): string[] {
  const found = new Set<number>()
  for (const canvas of picture.querySelectorAll('canvas')) {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    // One number for each pixel: alpha, blue, green, red.
    if (data) for (const pixel of new Uint32Array(data.buffer)) found.add(pixel)
  }
  return [...found]
    .filter((pixel) => pixel >>> 24 === 255)
    .map(
      (pixel) =>
        `#${[0, 8, 16].map((shift) => ((pixel >> shift) & 255).toString(16).padStart(2, '0')).join('')}`,
    )
}
