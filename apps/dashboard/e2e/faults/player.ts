import type { Page } from '@playwright/test'

export interface PlayerState {
  index: number
  last: number
  playing: boolean
}

/** What the player shows, all of it at one moment. */
export function readPlayer(page: Page): Promise<PlayerState> {
  return page.evaluate(() => {
    const position = document.querySelector<HTMLInputElement>('input[aria-label="Posisi"]')
    return {
      index: Number(position?.value),
      last: Number(position?.max),
      playing: document.querySelector('button[aria-label="Pause"]') !== null,
    }
  })
}

/** The player's parts, as a user names them. */
export function playerOf(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const sessions = page.getByRole('region', { name: 'INFORMASI SESI' }).locator('tbody')
  return {
    play: button('Play'),
    pause: button('Pause'),
    playOrPause: button(/^(Play|Pause)$/),
    next: button('Titik berikutnya'),
    previous: button('Titik sebelumnya'),
    position: page.getByRole('slider', { name: 'Posisi' }),
    speed: page.getByRole('slider', { name: 'Speed' }),
    rate: page.getByRole('slider', { name: 'Kelipatan waktu' }),
    byTime: button('Waktu nyata'),
    byPoint: button('Per titik'),
    session: (place: number) => sessions.getByRole('row').nth(place).getByRole('button').first(),
  }
}

/** Opens the player without its map, whose frames take their time from a clock of the test's own. */
export async function withoutMap(page: Page) {
  await page.route('**/assets/TripMap-*.js', (route) => route.fulfill({ status: 404, body: '' }))
}
