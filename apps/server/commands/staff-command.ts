// npm run staff -- reset-access MAIL; run by scripts/staff.mjs.
import { runCommand } from './command.ts'
import { readStaffArgs, runStaffCommand } from './staff-cli.ts'
import { processSurroundings } from '#apps/server/startup/surroundings.ts'

const read = readStaffArgs(process.argv.slice(2))

if (read.ok) {
  await runCommand(processSurroundings(import.meta.dirname), ({ ctx, env }) =>
    runStaffCommand({ ctx, args: read.args, siteOrigin: env.siteOrigin, write: (text) => process.stdout.write(text) }),
  )
} else {
  process.stderr.write(`${read.text}\n`)
  process.exitCode = 2
}
