import type { Decorator } from '@storybook/react-vite'

/** Renders the story in a box as wide as the screen of a phone. */
export const onPhone: Decorator = (Story) => (
  <div style={{ width: 366 }}>
    <Story />
  </div>
)

/** Renders the story in a box as high as a window, for a component that fills its parent. */
export const inWindow: Decorator = (Story) => (
  <div style={{ display: 'flex', height: 680 }}>
    <Story />
  </div>
)

/** Renders the story in a box as wide as a panel, for a component that is part of a panel. */
export const inPanel: Decorator = (Story) => (
  <div style={{ width: 360 }}>
    <Story />
  </div>
)
