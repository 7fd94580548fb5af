import { existsSync } from 'node:fs'
import path from 'node:path'
import { BIN, NODE, projectEnv, runChild, ScriptError } from './child.mjs'
import { printStep } from './progress.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const SHELL = '/usr/bin/chromium-headless-shell'

/** Path of a Chromium: CHROME_PATH, the system's, else one installed now (Debian's package as root, else Playwright's download). */
export async function ensureChromium() {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (!existsSync(chosen)) throw new ScriptError(`CHROME_PATH: there is no ${chosen}.`)
    return chosen
  }
  return findChromium() ?? (await installPackage('chromium', findChromium)) ?? (await installDownload())
}

/**
 * Path of the headless shell: the same engine without the windows of a browser, in which tests take a third less time. The system's, else
 * Debian's package installed now, as root. Null: there is none, or CHROME_PATH decides.
 */
export async function ensureHeadlessShell() {
  if (process.env.CHROME_PATH) return null
  return findShell() ?? (await installPackage('chromium-headless-shell', findShell))
}

function findChromium() {
  return PLACES.find((place) => existsSync(place)) ?? null
}

function findShell() {
  return existsSync(SHELL) ? SHELL : null
}

async function installPackage(name, find) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  printStep('browser', `installing the package ${name}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { code, output } = await runChild('apt-get', args, { env, isQuiet: true })
    if (code !== 0) process.stderr.write(output)
  }
  return find()
}

async function installDownload() {
  printStep('browser', 'downloading Chromium')
  const { code } = await runChild(path.join(BIN, 'playwright'), ['install', 'chromium'])
  const place = await runChild(NODE, ['-p', "require('@playwright/test').chromium.executablePath()"], { env: projectEnv(), isQuiet: true })
  const file = place.output.trim()
  if (code !== 0 || !existsSync(file)) throw new ScriptError('No Chromium for the browser tests: install one and set CHROME_PATH to it.')
  return file
}
