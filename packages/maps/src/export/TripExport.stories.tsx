import Box from '@mui/material/Box'
import { kemangSession, onePointSession, sudirmanSession } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { deadTiles } from '../testing/storyTiles.ts'
import { tripFigures } from '../trip/tripFigures.ts'
import { tripData } from '../trip/tripData.ts'
import { ExportButton } from './ExportButton.tsx'
import { SheetContent, sheetLook } from './PrintSheet.tsx'

const meta = {
  title: 'Maps/TripExport',
  component: ExportButton,
  args: { trip: tripData(sudirmanSession.points), session: sudirmanSession, map: deadTiles, speedLimit: 80 },
} satisfies Meta<typeof ExportButton>

export default meta
type Story = StoryObj<typeof meta>

const late = { timeout: 15_000 }

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh' }))
    for (const name of ['GPX', 'KML', 'GeoJSON', 'CSV', 'Cetak']) {
      await expect(await screen.findByRole('menuitem', { name }, late)).toBeVisible()
    }
  },
}

/** `onExport` runs before the file is saved; if it rejects, nothing is saved. */
export const Refused: Story = {
  args: { onExport: fn(() => Promise.reject(new Error('Server tidak dapat dihubungi.'))), onRefused: fn() },
  play: async ({ args, canvas }) => {
    const save = spyOn(URL, 'createObjectURL')
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'GPX' }, late))
    await expect(args.onExport).toHaveBeenCalledWith(sudirmanSession, 'gpx')
    await waitFor(() => expect(args.onRefused).toHaveBeenLastCalledWith('Server tidak dapat dihubungi.'))
    await expect(save).not.toHaveBeenCalled()
  },
}

export const WithoutPoints: Story = {
  args: { trip: tripData([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unduh' })).toBeDisabled()
  },
}

/** Shows the sheet as it is printed. */
const onPaper: Story['render'] = ({ trip, session, speedLimit }) => (
  <Box sx={{ ...sheetLook, width: '182mm', p: 3 }}>
    <SheetContent trip={trip} session={session} figures={tripFigures(trip, speedLimit)} picture={null} />
  </Box>
)

export const Sheet: Story = {
  render: onPaper,
  args: { session: { ...sudirmanSession, simulated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Laporan perjalanan' })).toHaveTextContent(
      '20 Nov 2026 07.24.10 WIB',
    )
    await expect(canvas.getByText('Simulasi')).toBeVisible()
  },
}

export const SheetWithoutTimes: Story = {
  render: onPaper,
  args: { trip: tripData(kemangSession.points), session: kemangSession },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByText(/durasi dan berhenti tidak diketahui/)).toBeVisible()
  },
}

export const SheetOfOnePoint: Story = {
  render: onPaper,
  args: { trip: tripData(onePointSession.points), session: onePointSession },
}

export const SheetInTheDark: Story = { ...Sheet, globals: { theme: 'dark' } }

export const SheetInEnglish: Story = {
  render: onPaper,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Trip report' })).toBeVisible()
  },
}
