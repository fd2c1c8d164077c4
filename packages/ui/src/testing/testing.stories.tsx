import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ConfirmProvider, useConfirm } from '../kit/ConfirmDialog/ConfirmProvider.tsx'
import { DataList } from '../kit/DataList/DataList.tsx'
import { storyColumns, storyRows } from '../kit/DataList/storyRows.ts'
import { ComboField } from '../kit/Form/ComboField.tsx'
import { Form } from '../kit/Form/Form.tsx'
import { FormActions } from '../kit/Form/FormActions.tsx'
import { TextField } from '../kit/Form/TextField.tsx'
import { showToast, ToastHost } from '../kit/Toast/ToastHost.tsx'
import { confirmDialog } from './confirmDialog.ts'
import { form } from './form.ts'
import { grid } from './grid.ts'
import { toast } from './toast.ts'

const rows = storyRows(7)
const cities = [
  { id: 1, label: 'Bandung', hint: 'Jawa Barat' },
  { id: 2, label: 'Denpasar', hint: 'Bali' },
]
const nobody = { name: '', city_id: null as number | null } // as: the form later sets `city_id` to an id
type Person = typeof nobody

function Deletion() {
  const confirm = useConfirm()
  const ask = async () => {
    const sure = await confirm({ text: 'Barang ini akan hilang.', destructive: true })
    showToast(sure ? 'success' : 'error', sure ? 'Barang dihapus.' : 'Barang tetap ada.')
  }
  return <Button onClick={() => void ask()}>Hapus</Button>
}

function KitPage({ onSave }: { onSave: (person: Person) => Promise<unknown> }) {
  return (
    <ConfirmProvider>
      <ToastHost />
      <Stack spacing={3}>
        <DataList
          label="Daftar Barang"
          noun="barang"
          rows={rows}
          columns={storyColumns}
          rowTo={(row) => `/barang/${row.id}`}
          getRowId={(row) => row.id}
          emptyState="Belum ada barang"
        />
        <Form label="Data orang" values={nobody} onSubmit={onSave}>
          <TextField<Person> name="name" label="Nama" helper="Seperti di KTP." required />
          <ComboField<Person> name="city_id" label="Kota" options={cities} required />
          <FormActions />
        </Form>
        <Deletion />
      </Stack>
    </ConfirmProvider>
  )
}

/** Shows how an app that uses the kit can test its pages with `@sikud/ui/testing`. */
const meta = {
  title: 'Kit/Testing',
  component: KitPage,
  args: { onSave: fn(async () => {}) },
} satisfies Meta<typeof KitPage>
export default meta
type Story = StoryObj<typeof meta>

export const AGrid: Story = {
  play: async ({ canvas }) => {
    const list = grid(canvas, 'Daftar Barang')
    await expect(await list.columns()).toEqual(['Kode', 'Kota', 'Jumlah'])
    const row = await list.row('Surabaya')
    await expect(row.cells).toEqual(['K-15838', 'Surabaya', '74'])
    await expect(row.link).toHaveAttribute('href', '/barang/3')
    await list.sortBy('Jumlah')
    await list.sortBy('Jumlah')
    // The rows follow in a later render than the press.
    await waitFor(async () => expect((await list.rows())[0]?.cells[2]).toBe('222'))
    const [first] = await list.rows()
    const followed = fn((event: Event) => event.preventDefault())
    first?.link.addEventListener('click', followed)
    await first?.open()
    await expect(followed).toHaveBeenCalledOnce()
  },
}

export const AQuestionAndAToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await expect(await confirmDialog().question()).toBe('Barang ini akan hilang.')
    await confirmDialog().cancel()
    const refused = await toast()
    await expect(refused).toMatchObject({ text: 'Barang tetap ada.', urgent: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await confirmDialog().confirm()
    const done = await toast('Barang dihapus.')
    await expect(done.urgent).toBe(false)
    await done.close()
  },
}

export const AForm: Story = {
  play: async ({ args, canvas }) => {
    const person = form(canvas, 'Data orang')
    await expect(await person.description('Nama')).toBe('Seperti di KTP.')
    await person.submit()
    await expect(await person.description('Kota')).toBe('Wajib diisi.')
    await person.enter({ Nama: 'Sari [kantor]', Kota: 'Denpasar' })
    await person.submit()
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Sari [kantor]', city_id: 2 })
  },
}
