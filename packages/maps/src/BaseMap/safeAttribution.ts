const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns the text and the http(s) links of an attribution as HTML; all other markup is left out. */
export function safeAttribution(html: unknown): string {
  if (typeof html !== 'string') return ''
  return html
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis, '')
    .split(/(<[^>]*>)/)
    .map((part) => (/^<.*>$/s.test(part) ? linkTag(part) : escape(part)))
    .join('')
}

function linkTag(tag: string): string {
  if (/^<\/a\s*>$/i.test(tag)) return '</a>'
  const [, double, single, bare] =
    /^<a\s(?:[^>]*\s)?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? []
  const href = (double ?? single ?? bare ?? '').trim()
  return /^https?:\/\//i.test(href)
    ? `<a href="${escape(href)}" target="_blank" rel="noopener noreferrer">`
    : ''
}

function escape(text: string): string {
  return text.replace(/[<>"]/g, (sign) => entities[sign] ?? '')
}
