import { readFileSync } from 'node:fs'

/** Returns the JSDoc of an exported declaration on one line; an empty text if it has none. */
export function jsDocOf(file: URL, name: string): string {
  const declaration = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:async )?(?:function|const|interface|type|class) ${name}\b`,
  )
  const [, comment = ''] = declaration.exec(readFileSync(file, 'utf8')) ?? []
  return comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()
}
