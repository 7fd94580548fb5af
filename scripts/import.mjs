// npm run import -- cars FILE [--dry-run] [--report FILE] …: installs if needed, then imports from source.
import { main, NODE, ROOT, runChild } from './child.mjs'
import { ensureInstalled } from './ensure-install.mjs'

await main(async () => {
  await ensureInstalled({ isQuiet: true })
  // File names on the command line are meant from where npm was called.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const { code } = await runChild(NODE, [`${ROOT}/apps/server/commands/import-command.ts`, ...process.argv.slice(2)], { cwd })
  return code
})
