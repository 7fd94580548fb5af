// What `npm test` and `npm run sweep` have in common: each runs parts of the tests and ends with the sum.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BIN, projectEnv, ROOT, runChild, ScriptError } from './child.mjs'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled } from './ensure-install.mjs'
import { ensureJava } from './ensure-java.mjs'

const REPORTS = path.join(ROOT, '.cache/test-reports')

/** Runs the parts one after the other, whatever fails, and prints `N passed, N failed`. Answers the exit code. */
export async function runParts(parts) {
  const results = []
  for (const part of parts) results.push(await counted(part))
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** Vitest, on all of its files or on those named. `env`: variables beside those of this process. */
export async function runVitest({ files = [], env = {} } = {}) {
  await ensureInstalled()
  const report = newReport('vitest.json')
  const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runChild(path.join(BIN, 'vitest'), args, { env: projectEnv(env) })
  const result = readReport(report)
  const broken = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const passed = result.numPassedTests
  return withExitCode({ passed, failed: result.numTotalTests - passed + broken }, code, 'Vitest')
}

/** Playwright, on a project of `playwright.config.ts`, against a fresh build. */
export async function runPlaywright(project) {
  await ensureInstalled()
  const chromium = await ensureChromium()
  const java = await ensureJava()
  await ensureBuilt()
  const report = newReport('playwright.json')
  const env = projectEnv({ CHROME_PATH: chromium, JAVA_PATH: java, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const { code } = await runChild(path.join(BIN, 'playwright'), ['test', `--project=${project}`, '--reporter=list,json'], { env })
  const { stats, errors } = readReport(report)
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  return withExitCode({ passed: stats.expected, failed }, code, 'Playwright')
}

// A runner that fails without a failed test (an error outside of any test), or that finds no tests, is a failure too.
function withExitCode(result, code, name) {
  const hasRun = result.passed + result.failed > 0
  if (hasRun && (code === 0 || result.failed > 0)) return result
  process.stderr.write(hasRun ? `${name} ended with ${code}.\n` : `${name} has run no test.\n`)
  return { ...result, failed: result.failed + 1 }
}

/** What keeps a part from running at all counts as one failure, and the other part runs nevertheless. */
async function counted(part) {
  try {
    return await part()
  } catch (error) {
    process.stderr.write(`${error instanceof ScriptError ? error.message : (error?.stack ?? error)}\n`)
    return { passed: 0, failed: 1 }
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
