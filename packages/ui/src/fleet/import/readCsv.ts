/** Decodes a text file: UTF-8 or UTF-16 with a byte order mark, else UTF-8, else Windows-1252 as old Excel writes it. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Parses the cells of a CSV file or of cells pasted from a spreadsheet. The delimiter is the one of `;`, tab and `,`
 * that the first lines have most. Stops after `most` rows.
 */
export function readCsv(text: string, most: number): string[][] {
  const [, named, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? []
  const delimiter = named ?? delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    rows.push([...row, cell])
    row = []
    cell = ''
  }
  for (let at = 0; at < rest.length && rows.length < most; at++) {
    const char = rest[at] ?? ''
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (rest[at + 1] === '"') {
        cell += char
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === delimiter) {
      row.push(cell)
      cell = ''
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && rest[at + 1] === '\n') at += 1
      endRow()
    } else cell += char
  }
  if (rows.length < most && (cell !== '' || row.length > 0)) endRow()
  return rows
}

function delimiterOf(text: string): string {
  const lines = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '')
  const count = (char: string) => lines.split(char).length
  return ['\t', ';', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}
