import type { Page } from '@playwright/test'

export interface PlayerState {
  index: number
  last: number
  playing: boolean
}

/** Reads the whole state of the player in one step, so that all values are from the same moment. */
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

/** Returns the controls of the player. */
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
    rate: (times: number) => button(`${times}×`),
    byTime: button('Waktu nyata'),
    byPoint: button('Per titik'),
    session: (place: number) => sessions.locator('tr:has(td)').nth(place).getByRole('button').last(),
  }
}

/** Opens a tab of the panel: Perjalanan, Angka, Berhenti or Di atas batas. */
export async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}

/** Blocks the code of the map, because the map would draw many animation frames on the fake clock. */
export async function withoutMap(page: Page) {
  await page.route('**/assets/TripMap-*.js', (route) => route.fulfill({ status: 404, body: '' }))
}
