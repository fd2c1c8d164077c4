import { type Document, DOMParser } from '@xmldom/xmldom'

/** A warning of the parser about U+FFFD, a valid character that `toWellFormed` writes in place of a lone surrogate. */
const VALID_CHARACTER_WARNING = /^Unicode replacement character detected/

/** Parses an exported file. Throws each error and warning of the parser, except the warning about U+FFFD. */
export function parseXml(text: string): Document {
  const parser = new DOMParser({
    onError: (level, message) => {
      if (!VALID_CHARACTER_WARNING.test(message)) throw new Error(`${level}: ${message}`)
    },
  })
  return parser.parseFromString(text, 'text/xml')
}
