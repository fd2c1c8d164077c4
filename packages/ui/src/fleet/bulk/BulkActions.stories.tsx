import type { BulkPlan, ManyResult, Id } from '@sikud/api'
import { drivers, groups, vehicles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BulkActions, type BulkActionsProps } from './BulkActions.tsx'

const reason = 'Perangkat ini punya 12 perjalanan, jadi hanya dapat diarsipkan.'

/** Plays the server: refuses the first `refused` records. */
function resultOf({ records }: BulkPlan, refused: number): ManyResult {
  return {
    message: null,
    data: {
      done: records.length - refused,
      refused: records
        .slice(0, refused)
        .map(({ id }) => ({ id, name: `Pelacak ${String(id).padStart(2, '0')}`, reason })),
    },
  }
}

function StoryActions({ refused, ...props }: BulkActionsProps & { refused: number }) {
  const [plan, setPlan] = useState(props.plan)
  const [result, setResult] = useState(props.result)
  const answer = plan && (plan.action === 'remove' || plan.value !== undefined) && resultOf(plan, refused)
  return (
    <BulkActions
      {...props}
      plan={plan}
      onPlan={(next) => {
        setPlan(next)
        setResult(undefined)
      }}
      preview={answer ? { ...props.preview, data: answer } : props.preview}
      result={result}
      onRun={async () => {
        if (!answer) throw new Error('The action has no value.')
        await props.onRun()
        setResult(answer)
        return answer
      }}
    />
  )
}

const meta = {
  title: 'Fleet/BulkActions',
  tags: ['baru'],
  component: BulkActions,
  render: (args) => <StoryActions {...args} />,
  args: {
    kind: 'device',
    records: Array.from({ length: 12 }, (_, at) => ({ id: at + 1 })),
    actions: ['group_id', 'vehicle_id', 'driver_id', 'remove'],
    choices: { group_id: { data: groups }, vehicle_id: { data: vehicles }, driver_id: { data: drivers } },
    plan: null,
    onPlan: fn(),
    preview: { data: undefined, error: null, refetch: fn() },
    attached: 0,
    onRun: fn(async () => ({ data: { refused: [] } })),
    running: false,
    result: undefined,
    recordTo: (id: Id) => `/device/detail/${id}`,
    onDone: fn(),
    refused: 0,
  },
} satisfies Meta<BulkActionsProps & { refused: number }>
export default meta
type Story = StoryObj<BulkActionsProps & { refused: number }>

export const Playground: Story = {}

export const SetsDepot: Story = {
  args: { kind: 'vehicle', attached: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pindahkan ke depo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pindahkan 12 kendaraan ke depo' }))
    const confirm = dialog.getByRole('button', { name: 'Pindahkan 12 kendaraan' })
    await expect(confirm).toBeDisabled()
    await userEvent.click(dialog.getByRole('combobox', { name: 'Depo' }))
    await userEvent.click((await screen.findAllByRole('option'))[1] ?? confirm)
    await expect(
      await dialog.findByText('12 kendaraan akan dipindahkan. 3 perangkat di kendaraan itu ikut pindah.'),
    ).toBeVisible()
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onRun).toHaveBeenCalledOnce()
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** The first choice clears the field. */
export const ClearsDriver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atur pengendara' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Atur pengendara untuk 12 perangkat' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Pengendara' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Tanpa pengendara' }))
    await expect(await dialog.findByText('12 perangkat akan diubah.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Ubah 12 perangkat' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The records that cannot be deleted are listed before and after. */
export const PartlyRefused: Story = {
  args: { refused: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus 12 perangkat?' }))
    await expect(await dialog.findByText('9 perangkat akan dihapus.')).toBeVisible()
    const list = within(dialog.getByRole('list', { name: '3 perangkat tidak dapat dihapus' }))
    await expect(list.getByRole('link', { name: 'Pelacak 01' })).toHaveAttribute('href', '/device/detail/1')
    await expect(list.getAllByText(reason)).toHaveLength(3)
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus 9 perangkat' }))
    await expect(await screen.findByRole('alertdialog', { name: '3 perangkat tidak dihapus' })).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const AllRefused: Story = {
  args: { refused: 12 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(await dialog.findByText('Tidak ada yang dapat diubah.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Hapus 12 perangkat' })).toBeDisabled()
  },
}

/** Escape and "Batal" change nothing, and the selection stays. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Hapus' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Batal' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Hapus' })).toHaveFocus()
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(args.onRun).not.toHaveBeenCalled()
  },
}

export const Checking: Story = {
  args: { kind: 'driver', plan: { action: 'group_id', records: [{ id: 1 }, { id: 2 }] } },
}

export const Failed: Story = {
  render: (args) => <BulkActions {...args} />,
  args: {
    plan: { action: 'remove', records: [{ id: 1 }] },
    preview: { data: undefined, error: { message: 'Server tidak dapat dihubungi.' }, refetch: fn() },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Server tidak dapat dihubungi.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.preview.refetch).toHaveBeenCalledOnce()
  },
}

export const TooMany: Story = {
  args: { limit: 5000, plan: { action: 'remove', records: [{ id: 1 }] } },
  play: async () => {
    await expect(await screen.findByText(/^Paling banyak 5\.000 perangkat sekaligus/)).toBeVisible()
  },
}

export const Running: Story = {
  args: { running: true, plan: { action: 'remove', records: [{ id: 1 }, { id: 2 }] } },
}

/** On a phone the actions are a menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { refused: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tindakan' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    await expect(await screen.findByText('9 perangkat akan dihapus.')).toBeVisible()
  },
}

export const InEnglish: Story = {
  globals: { language: 'en', theme: 'dark' },
  args: { refused: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('11 devices will be deleted.')).toBeVisible()
    await expect(screen.getByText('1 device cannot be deleted')).toBeVisible()
  },
}
