import { readFileSync } from 'node:fs'
import { isComponent } from './componentManifest.ts'
import { jsDocOf } from './jsDocOf.ts'
import type { PublicExport } from './publicExports.ts'

const introduction = readFileSync(new URL('introduction.md', import.meta.url), 'utf8').trim()

/** Returns the text of llms.txt: the introduction, then one line per component and function, by entry point. */
export function llmsText(exported: PublicExport[]): string {
  const values = exported.filter(({ isType }) => !isType)
  const entries = [...new Set(values.map(({ from }) => from))]
  const parts = entries.map((entry) => {
    const ofEntry = values.filter(({ from }) => from === entry)
    const lines = [...ofEntry.filter(isComponent), ...ofEntry.filter((value) => !isComponent(value))].map(
      line,
    )
    return `## ${entry}\n\n${lines.join('\n')}`
  })
  return [introduction, ...parts].join('\n\n').concat('\n')
}

function line({ name, file, sourceName }: PublicExport): string {
  const text = jsDocOf(file, sourceName)
  if (!text) throw new Error(`${file.pathname}: describe ${name} in one JSDoc sentence.`)
  return `- \`${name}\`: ${text}`
}
