/** Fills {lat} and {lng} of a URL template; returns null if the result is not an http(s) URL. */
export function externalMapHref(template: string, lat: number, lng: number): string | null {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return null
  const href = template.replaceAll('{lat}', lat.toFixed(6)).replaceAll('{lng}', lng.toFixed(6))
  if (!URL.canParse(href)) return null
  return ['https:', 'http:'].includes(new URL(href).protocol) ? href : null
}
