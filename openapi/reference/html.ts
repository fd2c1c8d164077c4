/** Markup that is safe to put into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Html | Piece[] | false | undefined

/** Builds markup; everything put in that is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.reduce((text, part, index) => text + markup(pieces[index - 1]) + part, ''))
}

function markup(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(markup).join('')
  if (piece instanceof Html) return piece.text
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Paragraphs with **bold**, *emphasis* and `code`: as much Markdown as the contract uses. */
export function prose(markdown = ''): Html[] {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`)
}

/** One line of prose, without a paragraph around it. */
export function inline(markdown = ''): Html[] {
  return markdown.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).map((span) => {
    if (span.startsWith('`')) return html`<code>${span.slice(1, -1)}</code>`
    if (span.startsWith('**')) return html`<strong>${span.slice(2, -2)}</strong>`
    if (span.startsWith('*') && span.length > 1) return html`<em>${span.slice(1, -1)}</em>`
    return html`${span}`
  })
}
