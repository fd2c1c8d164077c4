import { spyOn } from 'storybook/test'

/** Disables WebGL for a story. */
export function withoutWebGL() {
  const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  return () => spy.mockRestore()
}
