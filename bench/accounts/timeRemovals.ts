import { setTimeout } from 'node:timers/promises'
import { createToken } from '../../apps/server/src/security/tokens.ts'
import { createUser } from '../../apps/server/src/testing/createUser.ts'
import type { BenchApp } from './BenchApp.ts'

/** Moves a vehicle between depots; returns the delays in ms until the old depot's stream sends `removed`. */
export async function timeRemovals({ app, database }: BenchApp, moves: number): Promise<number[]> {
  const [other] = await database.query<{ id: number }>(
    `insert into fleet_group (name) values ('Depo kedua') returning id`,
  )
  const [unit] = await database.query<{ vehicle: number; device: number }>(
    `with unit as (insert into vehicle (type_id, number, number_key, group_id)
       select min(id), 'B 1 X', 'B 1 X', 1 from vehicle_type returning id)
     insert into device (name, imei, imei_key, vehicle_id, group_id)
     select 'Pelacak', '861230040000001', '861230040000001', id, 1 from unit
     returning id as device, vehicle_id as vehicle`,
  )
  if (!other || !unit) throw new Error('The fleet was not created.')
  await database.query(
    `insert into last_position (device_id, time, lat, lng, status) values ($1, now(), -6.2, 106.8, 'Bergerak')`,
    [unit.device],
  )
  const token = await createToken(database, await createUser(database, { groups: [1] }))
  const response = await app.inject({
    url: '/api/v1/gps/stream',
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  })
  const stream = response.stream()
  let hear: (() => void) | undefined
  stream.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes(`"removed":[${unit.device}]`)) hear?.()
  })
  const times: number[] = []
  for (let move = 0; move < moves; move += 1) {
    await setTimeout(1_200 + Math.random() * 1_000)
    const removed = new Promise<void>((resolve) => (hear = resolve))
    const start = performance.now()
    await database.query('update vehicle set group_id = $2 where id = $1', [unit.vehicle, other.id])
    await removed
    times.push(performance.now() - start)
    await database.query('update vehicle set group_id = 1 where id = $1', [unit.vehicle])
  }
  stream.destroy()
  return times
}
