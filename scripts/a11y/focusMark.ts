/** Describes how an element shows that it has the focus. */
export interface FocusMark {
  name: string
  /** Highest contrast between the focus style and the background; 0 if the focus changes nothing. */
  contrast: number
  /** Whether other elements cover the element completely. */
  covered: boolean
}

/** Runs in the page. Compares the focused element with its unfocused state; undefined if nothing has focus. */
export async function focusMark(): Promise<FocusMark | undefined> {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined

  type Colour = [red: number, green: number, blue: number, alpha: number]
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  /** Parses any CSS colour: draws it, and reads the colour of the pixel. */
  const read = (colour: string): Colour => {
    if (!context) return [0, 0, 0, 0]
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => [
    r * alpha + red * (1 - alpha),
    g * alpha + green * (1 - alpha),
    b * alpha + blue * (1 - alpha),
    1,
  ]
  const luminance = ([red, green, blue]: Colour) => {
    const linear = [red, green, blue].map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
  }
  const contrastOf = (one: Colour, two: Colour) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const behind = (start: Element | null): Colour => {
    if (start === null) return [255, 255, 255, 1]
    const colour = read(getComputedStyle(start).backgroundColor)
    return colour[3] === 1 ? colour : over(colour, behind(start.parentElement))
  }

  /**
   * Returns the outlines, borders, shadows and backgrounds of the element and of the elements around it, such as the
   * box of a text field.
   */
  const looks = () => {
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (one) => one !== null && one !== undefined,
    )
    // The ring of a radio button is on the symbol in a child.
    const parts = around.flatMap((one) => [one, ...one.querySelectorAll(':scope > *, :scope > * > svg')])
    return new Map(
      parts.flatMap((part) =>
        [undefined, '::before', '::after'].flatMap(
          (pseudo): [string, { colour: string; ground: Element | null }][] => {
            const style = getComputedStyle(part, pseudo)
            const id = `${parts.indexOf(part)}${pseudo ?? ''}`
            const line = `${style.outlineStyle} ${style.outlineWidth} ${style.outlineOffset} ${style.outlineColor}`
            const outline = style.outlineStyle === 'none' ? '' : line
            const isBordered = style.borderBottomStyle !== 'none' && style.borderBottomWidth !== '0px'
            const border = isBordered ? `${style.borderBottomWidth} ${style.borderBottomColor}` : ''
            const shadow = /[1-9]\d*px/.test(style.boxShadow) ? style.boxShadow : ''
            return [
              [
                `${id} outline ${outline}`,
                { colour: outline && style.outlineColor, ground: part.parentElement },
              ],
              [
                `${id} border ${border}`,
                { colour: border && style.borderBottomColor, ground: part.parentElement },
              ],
              [
                `${id} shadow ${shadow}`,
                { colour: /^\w+\([^)]*\)/.exec(shadow)?.[0] ?? '', ground: part.parentElement },
              ],
              [
                `${id} ground ${style.backgroundColor}`,
                { colour: style.backgroundColor, ground: part.parentElement },
              ],
            ]
          },
        ),
      ),
    )
  }

  const box = element.getBoundingClientRect()
  const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  const covered = spots.every(([x, y]) => {
    const seen = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    return seen === null || !(element.contains(seen) || seen.contains(element))
  })
  const focused = looks()
  element.blur()
  // Chromium keeps the focus on the button inside a date field, unless the field is inert.
  element.inert = true
  // Waits until components re-render.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  element.inert = false
  const plain = looks()
  const marks = [...focused].filter(([look]) => !plain.has(look)).map(([, mark]) => mark)
  const contrasts = marks
    .filter(({ colour }) => colour !== '')
    .map(({ colour, ground }) => contrastOf(over(read(colour), behind(ground)), behind(ground)))
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
  const name = `${element.tagName.toLowerCase()}[${element.getAttribute('role') ?? element.getAttribute('name') ?? ''}] "${label}"`
  return { name, contrast: Math.round(Math.max(0, ...contrasts) * 100) / 100, covered }
}
