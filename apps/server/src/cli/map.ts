import { stat } from 'node:fs/promises'
import { openStreetFile, StreetFileError } from '../streets/openStreetFile.ts'

const usage = `npm run map -- check FILE
  Says whether a file can serve as street map. docs/street-map.md says how to get one.`

async function main() {
  const [command, path, ...others] = process.argv.slice(2)
  if (command === '--help' || command === '-h') return console.log(usage)
  if (command !== 'check' || path === undefined || others.length > 0) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  await check(path)
}

async function check(path: string) {
  try {
    const { size } = await stat(path).catch(() => ({ size: 0 }))
    const file = await openStreetFile(path)
    await file.close()
    console.log(
      [
        `${path} can serve as street map.`,
        `  size    ${(size / 1e6).toFixed(1)} MB, ${file.tileCount.toLocaleString('en')} tiles`,
        `  schema  Protomaps basemap ${file.schema}`,
        `  area    ${file.bounds.map((degrees) => degrees.toFixed(3)).join(', ')} (west, south, east, north)`,
        `  zoom    ${String(file.minZoom)} to ${String(file.maxZoom)}`,
        `  data    ${file.dataOf === undefined ? 'the file does not say of when' : `of ${file.dataOf}, ${age(file.dataOf)}`}`,
      ].join('\n'),
    )
  } catch (error) {
    if (!(error instanceof StreetFileError)) throw error
    console.error(`${path} ${error.message}.`)
    process.exitCode = 1
  }
}

function age(date: string): string {
  const days = Math.floor((Date.now() - Date.parse(date)) / 86_400_000)
  return `${String(days)} days old`
}

await main()
