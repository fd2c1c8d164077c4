import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestFleet } from '../testing/TestFleet.ts'

const begin = Date.UTC(2026, 10, 21, 1)
const minute = 60_000

describe('a silent device', () => {
  let fleet: TestFleet

  beforeAll(async () => {
    fleet = await TestFleet.create(begin)
  })
  afterAll(() => fleet.close())
  beforeEach(async () => {
    await fleet.clear()
    fleet.now = begin
  })

  /**
   * Advances the clock by `minutes` minutes and runs the notification check after each minute; a server runs it more
   * often.
   */
  async function pass(minutes: number) {
    for (let passed = 0; passed < minutes; passed += 1) {
      fleet.now += minute
      // oxlint-disable-next-line no-await-in-loop -- the clock advances in order
      await fleet.check()
    }
  }

  it('is reported once per silence, after the chosen time', async () => {
    const [usual, patient] = [
      await fleet.addUser(),
      await fleet.addUser({ rules: { silent: { on: true, minutes: 120 } } }),
    ]
    const { id, imei } = await fleet.addDevice('B 9123 KXA')
    await fleet.check()
    await fleet.report(imei, [[0, 0]])
    await pass(60)
    expect(await fleet.listOf(patient)).toEqual([])
    expect(await fleet.listOf(usual)).toMatchObject([
      {
        kind: 'silent',
        title: 'B 9123 KXA belum mengirim posisi selama 60 menit',
        body: '(-6.20000, 106.80000), kontak terakhir Sabtu 21 November 2026 pukul 08.00 WIB.',
        to: `/tracking?vehicle=${String(id)}`,
        important: true,
      },
    ])
    await pass(65)
    expect([await fleet.listOf(usual), await fleet.listOf(patient)].map(({ length }) => length)).toEqual([
      1, 1,
    ])
    await fleet.report(imei, [[0, 0]])
    await pass(61)
    expect(await fleet.listOf(usual)).toHaveLength(2)
  })

  it('is not reported if the silence began before the rule, or if the device never sent a position', async () => {
    await fleet.addDevice('B 2 KXA')
    const { imei } = await fleet.addDevice('B 1 KXA')
    await fleet.check()
    await fleet.report(imei, [[0, 0]])
    await pass(70)
    const user = await fleet.addUser()
    await pass(10)
    expect(await fleet.listOf(user)).toEqual([])
  })

  it('a device is not reported as silent for the time in which no server ran', async () => {
    const user = await fleet.addUser()
    const { imei } = await fleet.addDevice('B 1 KXA')
    const dead = await fleet.addDevice('B 2 KXA')
    await fleet.check()
    await fleet.report(dead.imei, [[0, 0]])
    await pass(61)
    await fleet.report(imei, [[0, 0]])
    await pass(30)
    expect(await fleet.listOf(user)).toHaveLength(1)
    fleet.now += 600 * minute
    await fleet.check()
    await pass(59)
    expect(await fleet.listOf(user)).toHaveLength(1)
    await pass(1)
    // The other device (B 2) was reported before the pause.
    expect((await fleet.listOf(user)).map(({ title }) => title.slice(0, 7))).toEqual(['B 1 KXA', 'B 2 KXA'])
  })
})
