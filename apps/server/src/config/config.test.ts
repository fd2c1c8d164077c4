import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { describeSettings, settings } from './settings.ts'

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      demo: true,
      production: false,
      trustProxy: false,
      osmandPort: 5055,
      gt06Port: 5023,
      teltonikaPort: 5027,
      mqtt: null,
      positionDays: 30,
      tripDays: 0,
      speedLimitKmh: 80,
    })
  })

  it('report all invalid values at once', () => {
    const wrong = {
      PORT: '70000',
      HOST: 'a b',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://x',
      MAP_TILE_URL: 'https://tiles/',
      LOG_LEVEL: 'loud',
      OSMAND_PORT: 'none',
      MQTT_URL: 'http://broker.example',
      MQTT_TOPICS: 'positions,a/#/b',
      MQTT_CLIENT_ID: 'server one',
      POSITION_DAYS: '10',
      TRIP_DAYS: '-1',
      SPEED_LIMIT_KMH: '5',
    }
    const names = problemsOf(wrong).map((line) => line.split(' ')[0])
    expect(names.toSorted()).toEqual(Object.keys(wrong).toSorted())
  })

  it('do not print secret values', () => {
    expect(
      problemsOf({
        DATABASE_URL: 'mysql://u:geheim@h/x',
        DEMO_PASSWORD: 'kurz',
        MQTT_URL: 'http://u:geheim@h',
      }).join(),
    ).not.toMatch(/geheim|kurz/)
  })

  it('reject the demo fleet in production', () => {
    expect(problemsOf({ NODE_ENV: 'production', DEMO: '1' })).toHaveLength(1)
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(readConfig({ DEMO: '0' }).demo).toBe(false)
  })

  it('treat an empty value as absent', () => {
    expect(readConfig({ PORT: '', HOST: ' ' })).toMatchObject({ port: 4000, host: '127.0.0.1' })
  })

  it('MQTT_URL switches the broker on, with the topics of Traccar and OwnTracks', () => {
    const url = 'mqtt://u:p@broker.example'
    expect(readConfig({ MQTT_URL: url, MQTT_CLIENT_ID: 'satu' }).mqtt).toEqual({
      url,
      topics: ['positions', 'owntracks/+/+'],
      clientId: 'satu',
    })
    expect(readConfig({ MQTT_URL: url, MQTT_TOPICS: 'a/+/b, c/#' }).mqtt).toMatchObject({
      topics: ['a/+/b', 'c/#'],
    })
  })

  it('TRUST_PROXY lists the trusted proxies', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false)
    expect(problemsOf({ TRUST_PROXY: 'anybody' })).toHaveLength(1)
  })

  it.each([
    [{}, { domain: 'localhost', origin: null }],
    [{ HOST: '0.0.0.0' }, null],
    [
      { HOST: '0.0.0.0', PUBLIC_URL: 'https://sikud.example:8443/' },
      { domain: 'sikud.example', origin: 'https://sikud.example:8443' },
    ],
    [{ PUBLIC_URL: 'http://localhost:4000' }, { domain: 'localhost', origin: 'http://localhost:4000' }],
    [{ PUBLIC_URL: 'http://sikud.example' }, null],
    [{ PUBLIC_URL: 'https://192.0.2.7' }, null],
    [{ PUBLIC_URL: 'https://[2001:db8::7]' }, null],
  ])('the settings %j determine the domain and origin of passkeys', (environment, site) => {
    expect(readConfig(environment).passkeySite).toEqual(site)
  })

  it('a tracker port is null if its setting is "off"', () => {
    expect(readConfig({ OSMAND_PORT: 'off', GT06_PORT: '0' })).toMatchObject({
      osmandPort: null,
      gt06Port: 0,
    })
  })

  it('are all described by --help', () => {
    for (const name of Object.keys(settings)) expect(describeSettings()).toContain(`  ${name} `)
  })
})
