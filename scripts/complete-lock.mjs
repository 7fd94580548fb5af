// After a change of dependencies: node scripts/complete-lock.mjs. Adds to package-lock.json the optional packages of other platforms
// that the registry at hand did not serve; without them `npm ci` refuses the file as out of step. With --check it only tells.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { main, ROOT, ScriptError } from './child.mjs'

const LOCK_FILE = path.join(ROOT, 'package-lock.json')
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

await main(() => {
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'))
  const missing = findMissing(lock.packages)
  if (missing.length === 0) return
  if (process.argv.includes('--check'))
    throw new ScriptError(`package-lock.json lacks ${missing.length} optional packages: run node scripts/complete-lock.mjs.`)
  const entries = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`)
  process.stdout.write(`Added ${missing.length} optional packages to package-lock.json.\n`)
})

function findMissing(packages) {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !resolves(packages, parent, name))
      .map(([name, range]) => [`node_modules/${name}`, describe(name, range, entry)]),
  )
}

/** Whether `name` is found from `parent` as Node would look for it. */
function resolves(packages, parent, name) {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}

// What a package is for stands in its name, such as binding-linux-arm-gnueabihf.
function describe(name, range, parent) {
  const words = name.split(/[-/@]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const libc = os.includes('linux') ? { musl: ['musl'], gnu: ['glibc'] }[words.map((word) => word.match(/^(musl|gnu)/)?.[1]).find(Boolean)] : undefined
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(parent.dev ? { dev: true } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}
