import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Arguments for Chromium: it can run as root, uses software WebGL, and starts no background network services. */
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
 * Arguments for tests. They turn GPU compositing off: the CPU then draws pages in half the time that software WebGL
 * needs. Maps still use WebGL.
 */
export const testArguments = [
  ...chromiumArguments,
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  // Turns off V8's optimising compiler, which takes more time than it saves in a page that is open for a few seconds.
  '--js-flags=--no-opt',
  // Turns off a feature of ANGLE, Chromium's implementation of WebGL. With this feature, software WebGL compiles each
  // shader twice, and loading Laporan takes a tenth more processor time.
  '--disable-angle-features=supportsGraphicsPipelineLibrary',
]

/** Debian's headless shell, which opens a new page in half the time that a full browser takes. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The names of full browsers, without the headless shell. */
const fullBrowsers = names.slice(1)

function onPath(name: string) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** Returns the path of a Chromium: CHROMIUM_PATH if set, otherwise one on PATH; undefined if there is none. */
export function chromiumOnThisMachine(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, but this file does not exist.`)
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
  console.log(`No Chromium found. Installing the Debian package ${name}.`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

function installFromPlaywright() {
  if (process.env['CI']) return undefined
  console.log('No Chromium found. Installing the one of Playwright.')
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  const script = "import('playwright').then(({chromium}) => console.log(chromium.executablePath()))"
  const path = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim()
  return existsSync(path) ? path : undefined
}

/** Finds a Chromium, or installs one if possible; throws otherwise. */
export function findChromium(): string {
  const present = chromiumOnThisMachine()
  if (present) return present
  installFromDebian(shell)
  const installed = chromiumOnThisMachine() ?? installFromPlaywright()
  if (installed) return installed
  throw new Error(
    'No Chromium found. Install the package "chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}

function fullOnPath(): string | undefined {
  return fullBrowsers.map(onPath).find((path) => path !== undefined)
}

/** Finds a Chromium that can show notifications, which the headless shell cannot; throws otherwise. */
export function findFullChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named && !named.includes('headless')) return findChromium()
  const present = fullOnPath()
  if (present) return present
  installFromDebian('chromium')
  const installed = fullOnPath()
  if (installed) return installed
  throw new Error('No Chromium with notifications found. Install the package "chromium".')
}
