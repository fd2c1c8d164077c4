import { spyOn } from 'storybook/test'

/** Runs a story without WebGL. */
export function withoutWebGL() {
  const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  return () => spy.mockRestore()
}
