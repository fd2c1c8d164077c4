import { notificationRules } from '@sikud/api/fixtures'
import { describe, expect, test } from 'vitest'
import { firstTime, rulesInput, rulesValues } from './rulesValues.ts'

const saved = notificationRules

describe('rulesInput', () => {
  test('sends unchanged rules back', () => {
    const stored = {
      ...saved,
      channels: { ...rulesValues(saved).channels, silent: { list: true, push: false, sound: true } },
      vehicles: { speeding: [4, 7] },
      times: { moving: firstTime, engine_on: firstTime, silent: { ...firstTime, outside_work: false } },
      groups: { speeding: [3], silent: [5] },
    }
    expect(rulesInput(rulesValues(stored), stored)).toEqual(stored)
  })

  test('sends all channels and no list of vehicles if the stored rules have neither channels nor vehicles', () => {
    const { channels, vehicles, ...rest } = rulesInput(rulesValues(saved), saved)
    expect(channels?.trip_ended).toEqual({ list: true, push: true, sound: true })
    expect(vehicles).toEqual({})
    // The client must not send `groups` to a server without depots.
    expect(rest).not.toHaveProperty('groups')
  })

  test('sends all channels for a rule that is off and has no channel, so that the rule stays valid', () => {
    const none = { list: false, push: false, sound: false }
    const values = rulesValues({ ...saved, channels: { silent: none, trip_ended: none } })
    const { channels } = rulesInput({ ...values, silent: true }, saved)
    expect(channels?.trip_ended?.list).toBe(true)
    expect(channels?.silent).toEqual(none)
  })

  test('sends the entered numbers', () => {
    const values = {
      ...rulesValues(saved),
      speeding_kmh: 90,
      speeding_seconds: 15,
      silent_minutes: 45,
      low_voltage: true,
      low_voltage_volts: 23.6,
    }
    expect(rulesInput(values, saved)).toMatchObject({
      speeding: { on: true, kmh: 90, seconds: 15 },
      silent: { on: true, minutes: 45 },
      low_voltage: { on: true, volts: 23.6 },
    })
  })

  test('F19: shows a stored duration of speeding below 10 s as the 10 s that apply', () => {
    const stored = { ...saved, speeding: { ...saved.speeding, seconds: 0 } }
    expect(rulesValues(stored).speeding_seconds).toBe(10)
  })

  test('keeps the stored numbers of a rule that is off', () => {
    const values = { ...rulesValues(saved), speeding: false, speeding_kmh: null, quiet_from: '' }
    expect(rulesInput(values, saved)).toMatchObject({
      speeding: { ...saved.speeding, on: false },
      quiet: saved.quiet,
    })
  })
})
