import { describe, expect, it } from 'vitest'
import { codeOf, files, isCode, isStory, isTest, read } from './repository.ts'

interface Row {
  labels: string[]
  names: string[]
}

/** The rows of the tables whose first column has the words of the interface. */
const rows: Row[] = read('docs/glossary.md')
  .split(/^## /m)
  .filter((section) => section.includes('| In the interface'))
  .flatMap((section) => section.split('\n').filter((line) => line.startsWith('|')))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, label = '']) => label !== 'In the interface' && !label.startsWith('--'))
  .map(([, label = '', code = '']) => ({
    labels: label === '–' ? [] : label.split(', ').map((part) => part.replace('…', '').trim()),
    names: [...code.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name),
  }))

const code = files.filter(
  (path) => /^(apps|packages)\/\w+\/src\//.test(path) && isCode(path) && !isStory(path) && !isTest(path),
)

/** All string literals of the interface and of the messages, without the English ones. */
const literals = code
  .filter((path) => /^(packages|apps\/dashboard)\//.test(path) || path.includes('/locales/'))
  .filter((path) => !/\ben([A-Z]\w*)?(\.tsx?$|\/)/.test(path))
  .flatMap((path) => codeOf(path).match(/'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"|`[^`]+`/g) ?? [])
  .join('\n')

const identifiers = new Set(code.flatMap((path) => codeOf(path).match(/\b[A-Za-z_]\w*\b/g) ?? []))
const schema = read('packages/api/src/__generated__/schema.ts')

/** Returns whether the contract has the field `Schema.field`. */
function isField(name: string) {
  const [owner = '', field = ''] = name.split('.')
  const [, body = ''] = new RegExp(`^ {8}${owner}: ([^]*?)^ {8}\\S*[};]`, 'm').exec(schema) ?? []
  return new RegExp(`^\\s+${field}\\??: `, 'm').test(body)
}

describe('docs/glossary.md', () => {
  it('has the words that the interface shows', () => {
    const labels = rows.flatMap((row) => row.labels)
    expect(labels.length).toBeGreaterThan(50)
    const absent = labels.filter((label) => !new RegExp(`(?<!\\p{L})${label}(?!\\p{L})`, 'u').test(literals))
    expect(absent, 'write the label as the catalogues of texts have it').toEqual([])
  })

  it('has names that exist in the code, and `Schema.field` for fields of the contract', () => {
    const names = rows.flatMap((row) => row.names)
    expect(names.filter((name) => name.includes('.')).length).toBeGreaterThan(5)
    const absent = names.filter((name) => (name.includes('.') ? !isField(name) : !identifiers.has(name)))
    expect(absent).toEqual([])
  })
})
