import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { plural } from '../format/plural.ts'
import { DataList } from '../kit/DataList/DataList.tsx'
import { initialListView } from '../kit/DataList/ListView.ts'
import { storyColumns, storyRows } from '../kit/DataList/storyRows.ts'
import type { LocaleText } from './createTexts.ts'
import { LocaleProvider, useFormat } from './LocaleProvider.tsx'

/** Some texts in Malay. All others stay Indonesian. */
const malay: LocaleText = {
  units: { speed: 'km/j' },
  list: {
    search: 'Cari dalam senarai',
    columns: 'Lajur',
    total: (total, noun) => `Kesemuanya ${total} ${noun}`,
  },
}

function Fleet() {
  const { number, speed, date } = useFormat()
  return (
    <Stack spacing={2} lang="ms">
      <Typography>
        {plural(number(1234), { other: 'buah kenderaan' }, 'ms')} · {speed(87.5)} ·{' '}
        {date('2026-08-17T03:00:00Z')}
      </Typography>
      <DataList
        label="Senarai Barang"
        noun="barang"
        rows={storyRows(7)}
        columns={storyColumns}
        visibleColumns={['code', 'place', 'amount']}
        onVisibleColumnsChange={fn()}
        view={initialListView}
        onViewChange={fn()}
        getRowId={(row) => row.id}
        rowTo={(row) => `/barang/${row.id}`}
        emptyState={null}
      />
    </Stack>
  )
}

const meta = {
  title: 'Kit/LocaleProvider',
  component: LocaleProvider,
  args: { language: 'ms', timeZone: 'Asia/Jakarta', texts: malay, children: <Fleet /> },
} satisfies Meta<typeof LocaleProvider>
export default meta

type Story = StoryObj<typeof meta>

/** A language is data: Malay has the texts of the app, and its own numbers and dates. */
export const ThirdLanguage: Story = {
  name: 'Bahasa ketiga',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1,234 buah kenderaan · 87\.5\skm\/j · 17 Ogo 2026$/)).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Cari dalam senarai' })).toBeVisible()
    await expect(canvas.getByText('Kesemuanya 7 barang')).toBeVisible()
    // Falls back to Indonesian, because the app has no Malay text for it.
    await expect(canvas.getByRole('button', { name: 'Ekspor' })).toBeVisible()
  },
}
