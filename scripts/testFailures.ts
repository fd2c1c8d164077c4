import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isRecord } from './isRecord.ts'

const MESSAGE_LENGTH = 700
const END_LENGTH = 3000

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
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
    const errors = records(spec['tests'])
      .flatMap((test) => records(test['results']))
      .flatMap((result) => records(result['errors']))
    return describe(`${String(spec['file'])}:${String(spec['line'])}`, spec['title'], errors[0]?.['message'])
  })
  return [...messages, ...records(suite['suites']).flatMap(ofPlaywright)]
}

/** Returns what a runner printed about errors outside of tests, or else its last lines. */
export function endOf(output: string): string {
  const text = stripVTControlCharacters(output).trim()
  const unhandled = text.lastIndexOf('Unhandled Error')
  return unhandled >= 0 ? text.slice(unhandled, unhandled + END_LENGTH) : text.slice(-END_LENGTH)
}

/** Each test that failed in a report of vitest or Playwright, with its file and the beginning of its message. */
export function failuresOf(report: unknown): string[] {
  if (!isRecord(report)) return []
  return [
    ...records(report['testResults']).flatMap(ofVitest),
    ...records(report['suites']).flatMap(ofPlaywright),
  ]
}
