// Proves that the import borders hold: the tree has no violation, enough modules were read, and each rule bites on a planted violation.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import { PLANTED } from './planted-violations.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const FOLDERS = ['apps', 'core', 'contract', 'drawing', 'i18n', 'demo']
/** Fewer modules than this means that the parser read nothing (it once passed green that way). */
const MODULE_FLOOR = 200

const TESTS = '\\.test\\.tsx?$|/testing\\.ts$'

const fileRules = forbidden.filter((rule) => rule.scope !== 'folder')
const folderRules = forbidden.filter((rule) => rule.scope === 'folder')

/** Reads the folders twice: rules about files with the tests, rules about folders without, because a test may look anywhere. */
async function run(baseDir, folders) {
  const previous = process.cwd()
  process.chdir(baseDir)
  try {
    const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden: fileRules } })
    const exclude = { path: `${options.exclude.path}|${TESTS}` }
    const rooms = await cruise(folders, { ...options, exclude, baseDir, validate: true, metrics: true, ruleSet: { forbidden: folderRules } })
    return { totalCruised: output.summary.totalCruised, violations: [...output.summary.violations, ...rooms.output.summary.violations] }
  } finally {
    process.chdir(previous)
  }
}

async function plant(files) {
  const folder = await mkdtemp(path.join(tmpdir(), 'borders-'))
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ type: 'module', imports: { '#*': './*' }, dependencies: { zod: '*', react: '*', 'drizzle-orm': '*' } }),
  )
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

let failures = 0
const tree = await run(root, FOLDERS)
for (const violation of tree.violations) {
  failures += 1
  console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`)
}
if (tree.totalCruised < MODULE_FLOOR) {
  failures += 1
  console.error(`only ${tree.totalCruised} modules were read, expected at least ${MODULE_FLOOR}`)
}

for (const rule of forbidden) {
  const files = PLANTED[rule.name]
  if (!files) {
    failures += 1
    console.error(`${rule.name}: no planted violation`)
    continue
  }
  const folder = await plant(files)
  try {
    const planted = await run(folder, [...new Set(Object.keys(files).map((name) => name.split('/')[0]))])
    if (!planted.violations.some((violation) => violation.rule.name === rule.name)) {
      failures += 1
      console.error(`${rule.name}: the planted violation was not seen`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

console.log(`borders: ${tree.totalCruised} modules, ${forbidden.length} rules, ${failures} failures`)
process.exitCode = failures === 0 ? 0 : 1
