import { expect, test } from '../support/test.ts'
import { asBase } from '../support/asBase.ts'

declare global {
  interface Window {
    /** Requests for the last position: `asked` has the time of each (epoch ms), `answered` counts the responses. */
    polls?: { asked: number[]; answered: number }
  }
}

test.describe('Pelacakan with a base server', () => {
  test.beforeEach(({ staff }) => asBase(staff))

  test('requests the last position every five seconds, and not while the tab is hidden for long', async ({
    staff,
  }) => {
    await staff.clock.install()
    // Blocks the code of the map, because the map would draw many animation frames on the fake clock.
    await staff.route('**/assets/FleetMapCanvas-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    // Counts the requests in the page, because Playwright reports a request later than it starts.
    await staff.addInitScript(() => {
      const polls: NonNullable<Window['polls']> = { asked: [], answered: 0 }
      const send = window.fetch
      window.fetch = async (input, init) => {
        const counts = new Request(input, init).url.endsWith('/gps/last')
        if (counts) polls.asked.push(Date.now())
        const response = await send(input, init)
        if (counts) polls.answered += 1
        return response
      }
      window.polls = polls
    })
    const polls = () => staff.evaluate(() => window.polls ?? { asked: [], answered: 0 })
    const answered = async () => {
      await staff.clock.runFor(2000)
      return (await polls()).answered
    }
    await staff.goto('/tracking')
    await expect.poll(answered).toBeGreaterThan(1)
    const [first = 0, second = 0] = (await polls()).asked
    expect(second - first).toBeGreaterThanOrEqual(5000)
    // On a slow machine the first response can take longer than the polling interval, which delays the second request.
    expect(second - first).toBeLessThan(16_000)
    await staff.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    // The connection pauses after ten seconds in a hidden tab.
    await staff.clock.runFor(10_000)
    const whenHidden = (await polls()).asked
    // Twelve seconds are enough for two polls. After a longer step other requests would time out, and the page would
    // reload all data.
    await staff.clock.runFor(12_000)
    expect((await polls()).asked).toEqual(whenHidden)
  })

  test('shows the position, its age and the mark Simulasi, and opens the external map', async ({
    staff,
    context,
  }) => {
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'peta' }))
    await staff.goto('/tracking')
    await expect(staff.getByRole('heading', { level: 1, name: 'Pelacakan' })).toBeVisible()
    await expect(staff.getByText('Simulasi').first()).toBeVisible()
    await expect(staff.getByText(/lalu|baru saja/).first()).toBeVisible()
    const row = staff.getByRole('table').getByRole('row').nth(1)
    await expect(row).toContainText(/-6/)
    const opened = context.waitForEvent('page')
    await row.click()
    expect((await opened).url()).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-?\d+\.\d+,\d+\.\d+/,
    )
  })
})
