// What `npm test` and `npm run sweep` have in common: each runs parts of the tests and ends with the sum.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { BIN, projectEnv, ROOT, runChild, ScriptError } from './child.mjs'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureChromium, ensureHeadlessShell } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-install.mjs'

/** As many characters of a failure's message as show what was expected and what came. */
const REASON_LENGTH = 240
const REPORTS = path.join(ROOT, '.cache/test-reports')

/** Runs the parts one after the other, whatever fails, and prints a line `failed: …` for each failure and then `N passed, N failed`. Answers the exit code. */
export async function runParts(parts) {
  const results = []
  for (const part of parts) results.push(await counted(part))
  process.stdout.write(`\n${results.flatMap(({ names }) => names.map((name) => `failed: ${name}\n`)).join('')}`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** Vitest, on all of its files or on those named. `env`: variables beside those of this process. */
export async function runVitest({ files = [], env = {} } = {}) {
  await ensureInstalled()
  const report = newReport('vitest.json')
  const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runChild(path.join(BIN, 'vitest'), args, { env: projectEnv(env) })
  const result = readReport(report)
  const broken = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const passed = result.numPassedTests
  const tests = result.testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const names = [
    ...broken.map((file) => withReason(path.relative(ROOT, file.name), file.message)),
    ...tests
      .filter(({ status }) => status !== 'passed')
      .map(({ file, fullName, failureMessages }) => withReason(`${path.relative(ROOT, file)} › ${fullName}`, failureMessages?.[0])),
  ]
  return withExitCode({ passed, failed: result.numTotalTests - passed + broken.length, names }, code, 'Vitest')
}

/** Playwright, on a project of `playwright.config.ts`, against a fresh build. `needs`: finds what else the project needs, as variables. */
export async function runPlaywright(project, needs = async () => ({})) {
  await ensureInstalled()
  const chromium = await ensureChromium()
  const shell = await ensureHeadlessShell()
  const needed = await needs()
  await ensureBuilt()
  const report = newReport('playwright.json')
  const env = projectEnv({ ...needed, CHROME_PATH: chromium, HEADLESS_SHELL_PATH: shell ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { code } = await runChild(path.join(BIN, 'playwright'), ['test', `--project=${project}`, '--reporter=list,json'], { env })
  const { stats, errors, suites } = readReport(report)
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  const names = [...suites.flatMap((suite) => failedSpecs(suite, suite.title)), ...errors.map(({ message = '' }) => message.split('\n')[0])]
  return withExitCode({ passed: stats.expected, failed, names }, code, 'Playwright')
}

function failedSpecs({ specs = [], suites = [] }, place) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ title, tests }) => withReason(`${place} › ${title}`, errorIn(tests)))
  return [...own, ...suites.flatMap((suite) => failedSpecs(suite, `${place} › ${suite.title}`))]
}

function errorIn(tests) {
  const results = tests.flatMap((test) => test.results)
  return results.find(({ error }) => error !== undefined)?.error.message
}

/** The name of a failure and how its message begins, so that the last lines of a run tell what happened where the rest was not kept. */
function withReason(name, message = '') {
  const reason = stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, REASON_LENGTH)
  return reason === '' ? name : `${name}: ${reason}`
}

// A runner that fails without a failed test (an error outside of any test), or that finds no tests, is a failure too.
function withExitCode(result, code, name) {
  const hasRun = result.passed + result.failed > 0
  if (hasRun && (code === 0 || result.failed > 0)) return result
  const reason = hasRun ? `${name} ended with ${code}` : `${name} has run no test`
  return { ...result, failed: result.failed + 1, names: [...result.names, reason] }
}

/** What keeps a part from running at all counts as one failure, and the other part runs nevertheless. */
async function counted(part) {
  try {
    return await part()
  } catch (error) {
    process.stderr.write(`${error instanceof ScriptError ? error.message : (error?.stack ?? error)}\n`)
    return { passed: 0, failed: 1, names: [String(error?.message ?? error)] }
  }
}

function newReport(name) {
  const file = path.join(REPORTS, name)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  return file
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new ScriptError(`The test runner has left no report (${path.basename(file)}).`)
  }
}
