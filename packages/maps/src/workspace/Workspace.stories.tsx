import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { Workspace } from './Workspace.tsx'

/** Keeps the state of the panel and the sheet. In the dashboard, the page keeps this state. */
function Held(props: ComponentProps<typeof Workspace>) {
  const [isPanelOpen, setPanelOpen] = useState(props.isPanelOpen)
  const [panelWidth, setPanelWidth] = useState(props.panelWidth)
  const [sheet, setSheet] = useState(props.sheet)
  return (
    <Workspace
      {...props}
      isPanelOpen={isPanelOpen}
      onPanelOpen={setPanelOpen}
      panelWidth={panelWidth}
      onPanelWidth={setPanelWidth}
      sheet={sheet}
      onSheet={setSheet}
    />
  )
}

const meta = {
  title: 'Maps/Workspace',
  component: Workspace,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  render: (args) => <Held {...args} />,
  args: {
    panelLabel: 'Armada',
    panel: <Box sx={{ p: 2 }}>Panel</Box>,
    isPanelOpen: true,
    onPanelOpen: () => {},
    panelWidth: 360,
    sheet: 'peek',
    onSheet: () => {},
    children: <Box sx={{ height: '100%', bgcolor: 'action.hover' }} />,
  },
} satisfies Meta<typeof Workspace>

export default meta
type Story = StoryObj<typeof meta>

/** The pointer and keys move the edge of the panel. Shift+F6 moves the focus to the player, then to the map. */
export const Default: Story = {
  args: { player: <Box sx={{ p: 2 }}>Pemutar</Box> },
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole('region', { name: 'Armada' })
    const widthOf = () => panel.getBoundingClientRect().width
    const edge = canvas.getByRole('separator', { name: 'Lebar panel' })
    edge.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(widthOf()).toBe(380)
    await userEvent.keyboard('{Home}')
    await expect(edge).toHaveAttribute('aria-valuenow', '300')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: 300, clientY: 300 } },
      { target: edge, coords: { clientX: 440, clientY: 300 } },
      { keys: '[/MouseLeft]', target: edge, coords: { clientX: 440, clientY: 300 } },
    ])
    await expect(widthOf()).toBe(440)
    edge.blur()
    const regions = [...canvasElement.querySelectorAll('[data-region]')]
    await fireEvent.keyDown(window, { key: 'F6', shiftKey: true })
    await expect(regions.at(-1)).toHaveFocus()
    await fireEvent.keyDown(window, { key: 'F6', shiftKey: true })
    await expect(regions[1]).toHaveFocus()
  },
}

export const WithTable: Story = { args: { wide: true, card: <Box sx={{ p: 2 }}>Kartu</Box> } }

export const Closed: Story = { args: { isPanelOpen: false } }

/** After a drag by its handle, the sheet moves to the nearest of its heights; the player stays between map and sheet. */
export const PhoneHalf: Story = {
  args: { sheet: 'half', player: <Box sx={{ height: 96 }}>Pemutar</Box> },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent: user }) => {
    const sheet = canvas.getByRole('region', { name: 'Armada' })
    const player = canvas.getByText('Pemutar').closest('[data-region]') ?? sheet
    // Without the player, which is 97 px high with its border.
    const room = (sheet.parentElement?.parentElement?.clientHeight ?? 0) - 97
    const heightOf = () => sheet.getBoundingClientRect().height
    const { bottom } = sheet.getBoundingClientRect()
    const target = canvas.getByRole('button', { name: 'Turunkan panel' }).parentElement ?? sheet
    const at = (height: number) => ({ clientX: 120, clientY: bottom - height })
    const drag = async (to: number, seen: number, settled: number) => {
      await user.pointer([
        { keys: '[MouseLeft>]', target, coords: at(heightOf() - 8) },
        { target, coords: at(to) },
      ])
      await expect(heightOf()).toBeCloseTo(seen, 0)
      await user.pointer({ keys: '[/MouseLeft]', target, coords: at(to) })
      await waitFor(() => expect(heightOf()).toBeCloseTo(settled, 0))
      await expect(sheet.getBoundingClientRect().top - player.getBoundingClientRect().top).toBeCloseTo(97, 0)
    }
    await drag(140, 140, 66)
    await drag(room - 90, room - 90, room - 56)
    await drag(room / 2 + 30, room / 2 + 30, room / 2)
    // A drag below the lower edge of the sheet leaves the sheet at its lowest height.
    await drag(-200, 66, 66)
    await drag(room / 2, room / 2, room / 2)
  },
}

export const PhoneFullDark: Story = {
  args: { sheet: 'full' },
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
}
