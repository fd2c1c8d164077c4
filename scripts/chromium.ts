import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Arguments that headless Chromium needs as root, without a network of its own, and with software WebGL. */
export const chromiumArguments = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/**
 * The same for tests: the processor draws the pages by itself, in half the time that it takes through software
 * WebGL. Maps get their WebGL all the same.
 */
export const testArguments = [
  ...chromiumArguments,
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
]

/** Debian's Chromium without a window: a fresh page comes in half of the time. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Chromium that can do all that one with a window can. */
const whole = names.slice(1)

function onPath(name: string) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** The path of a Chromium that is on this machine: CHROMIUM_PATH, else one on PATH, else undefined. */
export function chromiumOnThisMachine(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
    return named
  }
  for (const name of names) {
    const path = onPath(name)
    if (path) return path
  }
  return undefined
}

function installFromDebian(name: string) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return
  console.log(`No Chromium found: installing Debian’s package ${name}.`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

function installFromPlaywright() {
  if (process.env['CI']) return undefined
  console.log('No Chromium found: asking Playwright for one.')
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  const script = "import('playwright').then(({chromium}) => console.log(chromium.executablePath()))"
  const path = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
  return existsSync(path) ? path : undefined
}

/** Finds a Chromium, installs one where that is possible, or fails with one clear line. */
export function findChromium(): string {
  const present = chromiumOnThisMachine()
  if (present) return present
  installFromDebian(shell)
  const installed = chromiumOnThisMachine() ?? installFromPlaywright()
  if (installed) return installed
  throw new Error(
    'No Chromium: install the package "chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}

function wholeOnPath(): string | undefined {
  return whole.map(onPath).find((path) => path !== undefined)
}

/** Finds a Chromium that shows notifications, which the one without a window never may; else fails with one clear line. */
export function findWholeChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named && !named.includes('headless')) return findChromium()
  const present = wholeOnPath()
  if (present) return present
  installFromDebian('chromium')
  const installed = wholeOnPath()
  if (installed) return installed
  throw new Error('No Chromium that shows notifications: install the package "chromium".')
}
