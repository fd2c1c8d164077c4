import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isPlainObject } from '../apps/server/src/parse/isPlainObject.ts'

const MESSAGE_LENGTH = 700
const SNAPSHOT_LENGTH = 1500
const END_LENGTH = 3000

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : []
}

function describe(file: unknown, title: unknown, message: unknown) {
  const text = typeof message === 'string' ? stripVTControlCharacters(message).trim() : ''
  return `${String(file)}: ${String(title)}\n${text.slice(0, MESSAGE_LENGTH)}`.trim()
}

function ofVitest(file: Record<string, unknown>): string[] {
  const name = relative('.', String(file['name']))
  const failed = records(file['assertionResults']).filter((test) => test['status'] === 'failed')
  const messages = failed.map((test) =>
    describe(
      name,
      test['fullName'],
      Array.isArray(test['failureMessages']) ? test['failureMessages'][0] : '',
    ),
  )
  const unread = file['status'] === 'failed' && messages.length === 0
  return unread ? [describe(name, 'the file', file['message'])] : messages
}

function ofPlaywright(suite: Record<string, unknown>): string[] {
  const failed = records(suite['specs']).filter((spec) => spec['ok'] === false)
  const messages = failed.map((spec) => {
    const results = records(spec['tests']).flatMap((test) => records(test['results']))
    const [error] = results.flatMap((result) => records(result['errors']))
    const place = `${String(spec['file'])}:${String(spec['line'])}`
    return describe(place, spec['title'], error?.['message']) + pageSnapshot(results)
  })
  return [...messages, ...records(suite['suites']).flatMap(ofPlaywright)]
}

/** Returns the accessibility tree of the page at the failure, as Playwright stored it. */
function pageSnapshot(results: Record<string, unknown>[]): string {
  const attachment = results
    .flatMap((result) => records(result['attachments']))
    .find(({ name }) => name === 'error-context')
  const path = attachment?.['path']
  if (typeof path !== 'string' || !existsSync(path)) return ''
  const [, tree = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
  return tree && `\nPage:\n${tree.slice(0, SNAPSHOT_LENGTH).trimEnd()}`
}

/** Returns the errors outside tests that a test runner printed; if there are none, the last lines of its output. */
export function endOf(output: string): string {
  const text = stripVTControlCharacters(output).trim()
  const unhandled = text.lastIndexOf('Unhandled Error')
  return unhandled >= 0 ? text.slice(unhandled, unhandled + END_LENGTH) : text.slice(-END_LENGTH)
}

/** Lists the failed tests in a report of vitest or Playwright, each with its file and the start of its message. */
export function failuresOf(report: unknown): string[] {
  if (!isPlainObject(report)) return []
  return [
    ...records(report['testResults']).flatMap(ofVitest),
    ...records(report['suites']).flatMap(ofPlaywright),
  ]
}
