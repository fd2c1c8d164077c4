import { groups } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { GroupForm } from './GroupForm.tsx'

const meta = {
  title: 'Fleet/GroupForm',
  tags: ['stabil'],
  component: GroupForm,
  args: {
    groups: { data: groups },
    cancelTo: '/group',
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof GroupForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ Nama: ' Depo Cikarang ', Jenis: 'Cabang' })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Depo Cikarang',
      kind: 'branch',
      parent_id: null,
      zone: null,
      working_hours: null,
    })
  },
}

/** Only a user who sees all depots can put a depot at the top. */
export const PlaceRequired: Story = {
  args: { mayBeTop: false },
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ Nama: 'Depo Cikarang' })
    await form(canvas).submit()
    await expect(canvas.getByRole('combobox', { name: /Di bawah/ })).toHaveAccessibleDescription(
      'Wajib diisi.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const [first] = groups
const east = groups.map((group) =>
  group === first && group.times
    ? { ...group, times: { ...group.times, zone: 'Asia/Jayapura' as const } }
    : group,
)

/** A depot inherits zone and hours of the depot above, until it has its own. */
export const OwnTimes: Story = {
  args: { groups: { data: east }, parentId: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Zona waktu' })).toHaveAccessibleDescription(
      'Kosong: WIT · Jayapura (dari depo di atasnya atau bawaan).',
    )
    const own = canvas.getByRole('switch', { name: 'Jam kerja sendiri' })
    await expect(own).toHaveAccessibleDescription(/Senin–Sabtu 06.00–20.00, Minggu tutup/)
    await form(canvas).enter({ Nama: 'Depo Sorong', 'Zona waktu': 'WITA · Makassar' })
    await userEvent.click(own)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Senin' }))
    const from = canvas.getByLabelText('Selasa, dari')
    await userEvent.clear(from)
    await form(canvas).submit()
    await expect(canvas.getByText('Wajib diisi.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(from, '21:00')
    await expect(canvas.getByText('hari berikutnya')).toBeVisible()
    await form(canvas).submit()
    const day = { from: '06:00', to: '20:00' }
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Depo Sorong',
      kind: 'depot',
      parent_id: 1,
      zone: 'Asia/Makassar',
      working_hours: {
        mon: null,
        tue: { from: '21:00', to: '20:00' },
        wed: day,
        thu: day,
        fri: day,
        sat: day,
        sun: null,
      },
    })
  },
}

const night = { from: '20:00', to: '05:00' }

export const Edit: Story = {
  args: {
    group: first && {
      ...first,
      zone: 'Asia/Makassar',
      working_hours: { mon: night, tue: night, wed: night, thu: night, fri: night, sat: null, sun: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Zona waktu' })).toHaveValue('WITA · Makassar')
    await expect(canvas.getByLabelText('Senin, dari')).toHaveValue('20:00')
  },
}

export const Phone: Story = { ...Edit, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  ...Edit,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Monday, from')).toHaveValue('20:00')
  },
}
