import { spawnSync } from 'node:child_process'
import { runChild, ScriptError } from './child.mjs'
import { printStep } from './progress.mjs'

/** Path of a Java for the validity check of pages: the system's, else Debian's package installed now as root. */
export async function ensureJava() {
  const java = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : 'java'
  if (runs(java)) return java
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    printStep('java', 'installing the package default-jre-headless')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'],
    ]) {
      const { code, output } = await runChild('apt-get', args, { env, isQuiet: true })
      if (code !== 0) process.stderr.write(output)
    }
    if (runs('java')) return 'java'
  }
  throw new ScriptError('No Java for the validity check of pages: install a runtime (17 or newer) or set JAVA_HOME to it.')
}

function runs(java) {
  return spawnSync(java, ['-version']).status === 0
}
