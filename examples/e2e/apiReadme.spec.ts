import { execFileSync } from 'node:child_process'
import { build } from 'vite'
import { expect, test } from '@playwright/test'
import { nodes } from './nodes.ts'
import { readmeScript } from './readmeScript.ts'

const plate = /^[A-Z]{1,2} \d{1,4} [A-Z]{1,3} /

test.describe('the script in the README of @sikud/api', () => {
  for (const [version, node] of Object.entries(nodes)) {
    test(`the README script prints the vehicles in Node ${version}`, () => {
      const lines = execFileSync(node, [readmeScript(version)], { encoding: 'utf8' })
        .trim()
        .split('\n')
      expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${version}\\.`))
      expect(lines.length).toBeGreaterThan(5)
      for (const line of lines) expect(line).toMatch(plate)
    })
  }

  test('the README script prints the vehicles in a browser', async ({ page }) => {
    const output = await build({
      logLevel: 'warn',
      configFile: false,
      build: { write: false, target: 'es2024', rolldownOptions: { input: readmeScript('browser') } },
    })
    const [chunk] = 'output' in output ? output.output : []
    const code = chunk?.type === 'chunk' ? chunk.code : ''
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    const address = `${process.env['SIKUD_ORIGIN']}/script.html`
    const body = `<script type="module">${code}</script>`
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(address)
    await expect.poll(() => lines.length).toBeGreaterThan(5)
    for (const line of lines) expect(line).toMatch(plate)
  })
})
