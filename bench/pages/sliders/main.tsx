import { root } from '../root.ts'

declare global {
  interface Window {
    takeSteps?: (count: number) => Promise<void>
  }
}

const range = (label: string) => `<input type="range" aria-label="${label}" min="0" max="100000" value="0">`
root().innerHTML = `${range('Speed')}${range('Position')}<table><tr><td></td><td></td><td></td></tr></table>`

const position = root().querySelector<HTMLInputElement>('[aria-label=Position]')
const cells = root().querySelectorAll('td')

/** The simplest player controls: one slider and three cells, updated directly. */
function show(index: number) {
  if (position) position.value = String(index)
  const texts = [`${index * 5} s`, `${(index * 0.04).toFixed(2)} km`, `${index % 80} km/h`]
  texts.forEach((text, cell) => cells[cell]?.replaceChildren(text))
}

window.takeSteps = async (count) => {
  for (let step = 1; step <= count; step += 1) {
    show(step * 500)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}
