import { spyOn } from 'storybook/test'

/** Runs a story as in a browser that offers no WebGL. */
export function withoutWebGL() {
  const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  return () => spy.mockRestore()
}
