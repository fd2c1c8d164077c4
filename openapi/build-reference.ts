/** Writes dist/index.html, the readable reference of fleet.yaml. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { renderPage } from './reference/page.ts'

const style = readFileSync(new URL('reference/reference.css', import.meta.url), 'utf8')
const target = new URL('dist/', import.meta.url)

mkdirSync(target, { recursive: true })
writeFileSync(new URL('index.html', target), renderPage(style))
