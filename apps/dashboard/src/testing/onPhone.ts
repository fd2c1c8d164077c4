import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** Returns a story that checks the main control of a screen on a phone. It takes no screenshot. */
export function onPhone(role: string, name: string | RegExp) {
  return {
    globals: { viewport: { value: 'phone', isRotated: false } },
    parameters: { chromatic: { disableSnapshot: true } },
    play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
      await expectReachable(await canvas.findByRole(role, { name }))
    },
  }
}

/**
 * Scrolls to a control, and checks that it is enabled, visible and not covered. Also checks that the page is not wider
 * than the window.
 */
async function expectReachable(control: HTMLElement) {
  await waitFor(() => expect(control).toBeEnabled())
  control.scrollIntoView({ block: 'center' })
  const { left, right, top, height } = control.getBoundingClientRect()
  const touched = document.elementFromPoint((left + right) / 2, top + height / 2)
  await expect(control.contains(touched)).toBe(true)
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(window.innerWidth)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
