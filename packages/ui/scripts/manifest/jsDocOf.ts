import { readFileSync } from 'node:fs'

/** The sentence above an exported declaration, on one line; empty where there is none. */
export function jsDocOf(file: URL, name: string): string {
  const declaration = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:async )?(?:function|const|interface|type|class) ${name}\b`,
  )
  const [, comment = ''] = declaration.exec(readFileSync(file, 'utf8')) ?? []
  return comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()
}
