import { once } from 'node:events'
import { connect } from 'node:net'
import { imeiBytes, recordsPacket } from '../../../server/src/testing/trackers/teltonikaBytes.ts'
import { drive } from './phoneDrive.ts'
import { apiOf } from '../support/apiOf.ts'
import { expect, teltonikaPort, test } from '../support/test.ts'

const imei = '352094087982671'
const name = 'Truk Teltonika'
/** Ids of values in Teltonika's list of parameters. */
const [ignition, sos] = [239, 236]

test('a Teltonika tracker drives a route: live position, trip, ignition and SOS arrive in the browser', async ({
  staff,
  token,
}) => {
  const api = apiOf(token)
  const { id } = await api('device/create', { name, imei })
  await staff.goto(`/device/detail/${id}`)
  await expect(staff.getByText(/^Menunggu laporan pertama/)).toBeVisible()

  const fixes = drive(Date.now())
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
  expect(await report(packets)).toBe(
    `01${packets.map(({ length }) => `000000${length.toString(16)}`).join('')}`,
  )

  await expect(staff.getByText('SOS', { exact: true })).toBeVisible()
  await expect(staff.getByText('Teltonika (perangkat GPS)')).toBeVisible()
  await expect(staff.getByText(/^Hidup/)).toBeVisible()
  await staff.goto(`/tracking?q=${name}`)
  const row = staff.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row')
  await expect(row).toContainText('36 km/jam')
  await expect(row).not.toContainText('Simulasi')
  await expect
    .poll(async () => (await api(`gps/session?summary=1&device_id=${id}`)).length, { timeout: 60_000 })
    .toBe(1)
})

/** Sends packets on one connection; returns the answers in hexadecimal. */
async function report(packets: readonly Parameters<typeof recordsPacket>[0][]): Promise<string> {
  const socket = connect({ port: teltonikaPort(), host: '127.0.0.1' })
  let answers = Buffer.alloc(0)
  socket.on('data', (bytes) => (answers = Buffer.concat([answers, bytes])))
  socket.write(Buffer.concat([imeiBytes(imei), ...packets.map((records) => recordsPacket(records))]))
  await expect.poll(() => answers.length).toBe(1 + 4 * packets.length)
  socket.end()
  await once(socket, 'close')
  return answers.toString('hex')
}
