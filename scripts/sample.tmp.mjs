import { readPage } from '#tests/e2e/read-page.ts'
import { readHead } from '#tests/search-engines/read-head.ts'
const o = process.argv[2]
const all = ['/','/carList?page=2','/carList?type=electric','/carList?steering=right','/usedCars','/usedCars?brand=toyota','/carFittings?category=filters','/brand/byd','/car/byd-dolphin-active-420-km-2024','/usedCarsDetail/YJ665S49','/carFittingsDetail/FIL-001Y','/import/ke','/service','/terms','/activity/shanghai-yard-open-days-2027','/article/reading-the-range-of-a-chinese-electric-car']
for (const l of process.argv[3].split(',')) for (const p of all) { const h = readHead(await readPage(o, l, p)); console.log(l, p, h.isIndexed, '\n  ', h.title, '\n  ', h.description, '\n  h1', h.heading) }
