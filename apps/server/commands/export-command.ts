// npm run export -- leads [--from DATE] [--to DATE] [--format csv|jsonl] [--out FILE]; run by scripts/export.mjs.
import { runCommand } from './command.ts'
import { readExportArgs, runExportCommand } from './export-cli.ts'
import { processSurroundings } from '#apps/server/startup/surroundings.ts'

const read = readExportArgs(process.argv.slice(2))

if (read.ok) {
  // What is exported may go to the standard output, so everything else does not.
  const surroundings = { ...processSurroundings(import.meta.dirname), output: process.stderr }
  await runCommand(surroundings, ({ ctx }) => runExportCommand({ ctx, args: read.args, output: process.stdout, tell: (text) => process.stderr.write(text) }))
} else {
  process.stderr.write(`${read.text}\n`)
  process.exitCode = 2
}
