import { once } from 'node:events'
import { connect } from 'node:net'
import type { Page } from '@playwright/test'
import { imeiBytes, recordsPacket } from '../../../server/src/testing/trackers/teltonikaBytes.ts'
import { traccarBody } from '../../../server/src/testing/trackers/traccarBody.ts'
import { drive, type PhoneFix } from './phoneDrive.ts'
import { apiOf } from '../support/apiOf.ts'
import { account, expect, teltonikaPort, test } from '../support/test.ts'

const METRES_PER_S_IN_KNOTS = 3600 / 1852
/** Ids of values in Teltonika's list of parameters. */
const [ignition, sos] = [239, 236]

test('a Teltonika tracker drives a route: live position, trip, ignition and SOS arrive in the browser', async ({
  staff,
  token,
}) => {
  const imei = '352094087982671'
  const vehicle = { imei, name: 'Truk Teltonika', protocol: 'Teltonika (perangkat GPS)' }
  await expectDrive(staff, token, vehicle, async (fixes) => {
    const records = fixes.map(({ time, lat, lng, speed, heading }, at) => ({
      time: new Date(time),
      lat,
      lng,
      speed: Math.round(speed * 3.6),
      heading,
      values: [
        [ignition, speed > 0 ? 1 : 0],
        [sos, at === fixes.length - 1 ? 1 : 0],
      ] as const,
    }))
    // The first packets are sent again, as after a lost acknowledgement.
    const packets = [0, 0, 40, 80].map((from) => records.slice(from, from + 40))
    expect(await report(imei, packets)).toBe(
      `01${packets.map(({ length }) => `000000${length.toString(16)}`).join('')}`,
    )
  })
})

test('a Traccar server forwards a drive with a token of its page: it arrives in the browser as from a tracker', async ({
  staff,
  token,
}) => {
  const imei = '352094087982689'
  const vehicle = { imei, name: 'Truk Traccar', protocol: 'Traccar (diteruskan server lain)' }
  const forward = apiOf(await createToken(staff, token))
  await expectDrive(staff, token, vehicle, async (fixes) => {
    const bodies = fixes.map(({ time, lat, lng, speed, heading }, at) =>
      traccarBody(imei, new Date(time), {
        latitude: lat,
        longitude: lng,
        speed: speed * METRES_PER_S_IN_KNOTS,
        course: heading,
        attributes: { ignition: speed > 0, sat: 9, ...(at === fixes.length - 1 && { alarm: 'sos' }) },
      }),
    )
    // The first ten are sent again, and after a retry nothing is in order.
    const sent = [...bodies.slice(0, 10), ...bodies].toReversed()
    await Promise.all(sent.map((body) => forward('ingest/traccar', body)))
  })
})

/** A device that is created, and what its page calls its protocol. */
interface TrackedVehicle {
  imei: string
  name: string
  protocol: string
}

/** Expects that a new device drives a route before the eyes of a user; `send` sends the positions of the drive. */
async function expectDrive(
  staff: Page,
  token: string,
  { imei, name, protocol }: TrackedVehicle,
  send: (fixes: PhoneFix[]) => Promise<void>,
) {
  const api = apiOf(token)
  const { id } = await api('device/create', { name, imei })
  await staff.goto(`/device/detail/${id}`)
  await expect(staff.getByText(/^Menunggu laporan pertama/)).toBeVisible()

  const fixes = drive(Date.now())
  await send(fixes)

  await expect(staff.getByText('SOS', { exact: true })).toBeVisible()
  await expect(staff.getByText(protocol)).toBeVisible()
  await expect(staff.getByText(/^Hidup/)).toBeVisible()
  await expect(staff.getByText('Satelit GPS')).toBeVisible()
  expect(await api(`device/${id}/contact`)).toMatchObject({ accepted: fixes.length, refused: [] })
  await staff.goto(`/tracking?q=${name}`)
  const row = staff.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row')
  await expect(row).toContainText('36 km/jam')
  await expect(row).not.toContainText('Simulasi')
  await expect
    .poll(async () => (await api(`gps/session?summary=1&device_id=${id}`)).length, { timeout: 60_000 })
    .toBe(1)
}

/** Creates an API token for a Traccar server, as docs/trackers.md says; returns it. */
async function createToken(staff: Page, session: string): Promise<string> {
  await apiOf(session)('me/confirm', { password: account.password })
  await staff.goto('/account/security')
  await staff.getByRole('button', { name: 'BUAT TOKEN' }).click()
  await staff.getByLabel(/^Nama/).fill('Traccar')
  await staff.getByRole('checkbox', { name: 'Teruskan posisi dari server Traccar' }).check()
  await staff.getByRole('button', { name: 'BUAT', exact: true }).click()
  const token = await staff.getByLabel('Token', { exact: true }).inputValue()
  await staff.getByRole('checkbox', { name: 'Sudah saya simpan' }).check()
  await staff.getByRole('button', { name: 'SELESAI' }).click()
  return token
}

/** Sends packets on one connection; returns the answers in hexadecimal. */
async function report(
  imei: string,
  packets: readonly Parameters<typeof recordsPacket>[0][],
): Promise<string> {
  const socket = connect({ port: teltonikaPort(), host: '127.0.0.1' })
  let answers = Buffer.alloc(0)
  socket.on('data', (bytes) => (answers = Buffer.concat([answers, bytes])))
  socket.write(Buffer.concat([imeiBytes(imei), ...packets.map((records) => recordsPacket(records))]))
  await expect.poll(() => answers.length).toBe(1 + 4 * packets.length)
  socket.end()
  await once(socket, 'close')
  return answers.toString('hex')
}
