import { groups, notificationRules, toldCounts, vehicles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { firstTime } from './rulesValues.ts'
import { NotificationRulesForm } from './NotificationRulesForm.tsx'

const everyChannel = { list: true, push: true, sound: true }
const saved = {
  ...notificationRules,
  channels: {
    alarm: everyChannel,
    silent: everyChannel,
    speeding: everyChannel,
    moving: everyChannel,
    engine_on: everyChannel,
    low_voltage: everyChannel,
    trip_started: everyChannel,
    trip_ended: everyChannel,
    unknown_device: everyChannel,
    no_driver: everyChannel,
  },
  vehicles: {},
  times: { moving: firstTime, engine_on: firstTime },
}

const meta = {
  title: 'Fleet/NotificationRulesForm',
  tags: ['stabil'],
  component: NotificationRulesForm,
  args: {
    rules: { ...notificationRules, told: toldCounts },
    vehicles: { data: vehicles },
    onSubmit: fn(async () => {}),
    onTest: fn(),
    onDirtyChange: fn(),
    cancelTo: '/notification',
  },
} satisfies Meta<typeof NotificationRulesForm>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const rule = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }))

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(11)
    await expect(canvas.getByRole('textbox', { name: 'Lebih dari (km/jam)' })).toHaveValue('80')
    const speeding = rule(canvas, 'Melaju terlalu cepat')
    await expect(speeding.getByText(/^14 kali/)).toBeVisible()
    // The two buttons of a sentence wrap together.
    const [time, cover] = speeding.getAllByRole('button').map((button) => button.getBoundingClientRect().top)
    await expect(cover).toBe(time)
    // The bar that saves appears with the first change.
    await expect(canvas.queryByRole('button', { name: 'SIMPAN' })).toBeNull()
    const off = within(canvas.getByRole('region', { name: 'Tidak aktif (5)' }))
    await expect(off.getAllByRole('switch')).toHaveLength(5)
    await userEvent.click(off.getByRole('switch', { name: 'Perjalanan selesai' }))
    await expect(off.getByText(/^Belum ada/)).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Tanpa kabar lebih dari (menit)' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tanpa kabar lebih dari (menit)' }), '45')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      trip_ended: true,
      silent: { on: true, minutes: 45 },
    })
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

/** A browser without sounds offers none, and keeps the choice for other browsers. */
export const SoundOff: Story = {
  args: { isSoundOn: false },
  play: async ({ args, canvas, userEvent }) => {
    for (const sound of canvas.getAllByRole('checkbox', { name: 'Suara' })) {
      await expect(sound).toBeDisabled()
      await expect(sound).not.toBeChecked()
    }
    await userEvent.click(canvas.getByRole('switch', { name: 'Perjalanan selesai' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...saved, trip_ended: true })
  },
}

/** F17: the user chooses the kinds of alarms. */
export const AlarmKinds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const alarms = within(rule(canvas, 'Alarm pelacak').getByRole('group', { name: 'Alarm' }))
    await expect(alarms.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await userEvent.click(alarms.getByRole('checkbox', { name: 'SOS' }))
    await userEvent.click(alarms.getByRole('checkbox', { name: 'Daya terputus' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(alarms.getByRole('checkbox', { name: 'SOS' })).toHaveAccessibleDescription(
      'Pilih sedikitnya satu alarm, atau matikan aturan ini.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(alarms.getByRole('checkbox', { name: 'Bergeser saat parkir' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...saved, alarm: { on: true, kinds: ['towing'] } })
  },
}

export const RuleOffHidesNumbers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const kmh = canvas.getByRole('textbox', { name: 'Lebih dari (km/jam)' })
    await userEvent.clear(kmh)
    await userEvent.type(kmh, '300')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(kmh).toHaveAccessibleDescription('Isi dengan bilangan bulat dari 10 sampai 200.')
    await waitFor(() => expect(kmh).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('switch', { name: 'Melaju terlalu cepat' }))
    await expect(canvas.queryByRole('textbox', { name: 'Lebih dari (km/jam)' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...saved, speeding: { ...saved.speeding, on: false } })
  },
}

export const QuietHours: Story = {
  args: { rules: { ...notificationRules, quiet: { ...saved.quiet, on: true } } },
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByLabelText('Sampai pukul')
    await expect(to).toHaveAccessibleDescription('Pada hari berikutnya.')
    await fireEvent.change(to, { target: { value: '22:00' } })
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(to).toHaveAccessibleDescription('Kedua jam harus berbeda.'))
    await fireEvent.change(to, { target: { value: '06:30' } })
    await userEvent.click(canvas.getByRole('combobox', { name: /Zona waktu/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'WITA · Makassar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      quiet: { on: true, from: '22:00', to: '06:30' },
      zone: 'Asia/Makassar',
    })
  },
}

export const Channels: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const speeding = rule(canvas, 'Melaju terlalu cepat')
    const channel = (name: string) => speeding.getByRole('checkbox', { name })
    await userEvent.click(channel('Daftar'))
    await expect(channel('Suara')).toBeDisabled()
    await expect(channel('Suara')).not.toBeChecked()
    await userEvent.click(channel('Push'))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(channel('Daftar')).toHaveFocus())
    await expect(channel('Daftar')).toHaveAccessibleDescription(/^Pilih saluran selain Suara/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(channel('Push'))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      channels: { ...saved.channels, speeding: { list: false, push: true, sound: true } },
    })
  },
}

/** If the server sends e-mail, the rules have a fourth channel. A test uses the channels that the form shows. */
export const Email: Story = {
  args: { rules: { ...notificationRules, email_offered: true } },
  play: async ({ args, canvas, userEvent }) => {
    const silent = rule(canvas, 'Perangkat diam')
    const email = silent.getByRole('checkbox', { name: 'Email' })
    await expect(email).not.toBeChecked()
    await userEvent.click(email)
    await userEvent.click(silent.getByRole('button', { name: 'Uji kirim: Perangkat diam' }))
    await expect(args.onTest).toHaveBeenCalledWith('silent', { ...everyChannel, email: true })
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      channels: { ...saved.channels, silent: { ...everyChannel, email: true } },
    })
  },
}

export const ChosenVehicles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = vehicles
    const speeding = rule(canvas, 'Melaju terlalu cepat')
    await userEvent.click(speeding.getByRole('button', { name: 'Berlaku untuk: Semua kendaraan' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Aturan “Melaju terlalu cepat” berlaku untuk' }),
    )
    await userEvent.click(dialog.getByRole('radio', { name: 'Kendaraan pilihan' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }))
    const search = dialog.getByRole('combobox', { name: 'Kendaraan pilihan' })
    await expect(search).toHaveAccessibleDescription('Pilih sedikitnya satu kendaraan.')
    for (const vehicle of [first, second]) {
      await userEvent.clear(search)
      await userEvent.type(search, vehicle?.number ?? '')
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(vehicle?.number ?? '') }))
    }
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }))
    const chosen = `Berlaku untuk: ${first?.number}, ${second?.number}`
    await expect(await speeding.findByRole('button', { name: chosen })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      vehicles: { speeding: [Number(first?.id), Number(second?.id)] },
    })
  },
}

/**
 * A rule can cover vehicles and depots; a depot includes the depots below it. The user changes the speeding rule and
 * saves. The rule for silent devices still covers the same vehicles and depots.
 */
export const ChosenDepots: Story = {
  args: {
    groups: { data: groups },
    rules: { ...notificationRules, groups: { silent: [4] }, vehicles: { silent: [1, 2, 3] } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const silent = rule(canvas, 'Perangkat diam')
    await expect(
      silent.getByRole('button', { name: 'Berlaku untuk: Depo Cakung, 3 kendaraan' }),
    ).toBeVisible()
    const speeding = rule(canvas, 'Melaju terlalu cepat')
    await userEvent.click(speeding.getByRole('button', { name: 'Berlaku untuk: Semua kendaraan' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Depo atau kendaraan pilihan' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }))
    await expect(dialog.getByText('Pilih sedikitnya satu depo atau kendaraan.')).toBeVisible()
    const search = dialog.getByRole('combobox', { name: 'Depo pilihan' })
    for (const name of ['Depo Bogor', 'Depo Gedebage']) {
      await userEvent.clear(search)
      await userEvent.type(search, name)
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
    }
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }))
    const chosen = 'Berlaku untuk: Depo Bogor, Depo Gedebage'
    await expect(await speeding.findByRole('button', { name: chosen })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      groups: { silent: [4], speeding: [6, 8] },
      vehicles: { silent: [1, 2, 3] },
    })
  },
}

/** A rule applies at any time, outside the working hours of the depot, or on chosen days and hours. */
export const Hours: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Kendaraan bergerak' }))
    const moving = rule(canvas, 'Kendaraan bergerak')
    await expect(moving.getByRole('button', { name: 'Waktu: Di luar jam kerja depo' })).toBeVisible()
    await userEvent.click(
      rule(canvas, 'Melaju terlalu cepat').getByRole('button', { name: 'Waktu: Setiap saat' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Hari dan jam pilihan' }))
    for (const day of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'])
      await userEvent.click(dialog.getByRole('button', { name: day }))
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }))
    await expect(dialog.getByText('Pilih sedikitnya satu hari.')).toBeVisible()
    for (const day of ['Jumat', 'Sabtu', 'Senin'])
      await userEvent.click(dialog.getByRole('button', { name: day }))
    await expect(dialog.getByLabelText('Sampai pukul')).toHaveAccessibleDescription('Pada hari berikutnya.')
    await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }))
    await expect(await canvas.findByRole('button', { name: 'Waktu: Sen, Jum–Sab 22.00–05.00' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      moving: true,
      times: {
        ...saved.times,
        speeding: { outside_work: false, days: ['mon', 'fri', 'sat'], from: '22:00', to: '05:00' },
      },
    })
  },
}

/** An engine that is on outside the working hours, and a voltage with a decimal. */
export const EngineAndVoltage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Mesin menyala' }))
    const engine = rule(canvas, 'Mesin menyala')
    await userEvent.click(engine.getByRole('button', { name: 'Waktu: Di luar jam kerja depo' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.queryByRole('radio', { name: 'Setiap saat' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Aki kendaraan lemah' }))
    const volts = canvas.getByRole('textbox', { name: 'Mesin mati, kurang dari (V)' })
    await expect(volts).toHaveValue('11,8')
    await expect(canvas.getByText(/11,8 V untuk aki 12 V/)).toBeVisible()
    await userEvent.clear(volts)
    await userEvent.type(volts, '23,6')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      engine_on: true,
      low_voltage: { on: true, volts: 23.6 },
    })
  },
}

export const NotPermitted: Story = {
  args: { rules: { ...notificationRules, permitted: ['speeding', 'silent'] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(3)
    await expect(canvas.queryByRole('switch', { name: 'Perangkat tidak dikenal' })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: /Jangan ganggu/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...saved, quiet: { ...saved.quiet, on: true } })
  },
}

export const ForeignZone: Story = {
  args: { rules: { ...notificationRules, zone: 'Australia/Lord_Howe' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Zona waktu/ })).toHaveValue('Australia/Lord_Howe')
  },
}

export const Saving: Story = { args: { saving: true } }

export const ServerErrors: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Periksa isian Anda.'), {
          fields: { zone: ['Zona waktu ini tidak dikenal.'], speeding: ['Paling besar 200.'] },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Kendaraan bergerak' }))
    await form(canvas).submit()
    const speeding = canvas.getByRole('switch', { name: 'Melaju terlalu cepat' })
    await waitFor(() => expect(speeding).toHaveFocus())
    await expect(speeding).toHaveAccessibleDescription('Paling besar 200.')
    await expect(canvas.getByRole('combobox', { name: /Zona waktu/ })).toHaveAccessibleDescription(
      'Zona waktu ini tidak dikenal.',
    )
  },
}

export const Phone: Story = {
  args: { rules: { ...notificationRules, quiet: { ...saved.quiet, on: true } } },
  globals: { viewport: { value: 'phone' } },
}

/** The narrowest phone shows the whole value of each field. */
export const Narrow: Story = {
  ...Phone,
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
}

export const Dark: Story = { ...Phone, globals: { theme: 'dark' } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Driving too fast' })).toBeChecked()
  },
}
