import { startProduct } from '#tests/e2e/setup/product.ts'
import { writeFileSync } from 'node:fs'
const p = await startProduct()
writeFileSync('/tmp/seo/origin', p.origin)
process.on('SIGTERM', async () => { await p.stop(); process.exit(0) })
setInterval(() => {}, 1000)
