/** Returns the colour at a path in the palette, such as `text.primary`. */
export function colourAt(palette: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (place, name) => (typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined),
      palette,
    )
  if (typeof found !== 'string') throw new Error(`The palette has no colour at ${path}.`)
  return found
}
