// `node bench/quotation-pdf.ts`: a quotation as a PDF, asked for over HTTP in each language: the first of a process, later ones, one of 50
// lines, and what it weighs. Needs a build. Figures are printed, never asserted.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { QuotationDetail } from '#contract/quotation.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { timeEach } from './load.ts'
import { startProduct } from './product.ts'
import { enterBackOffice } from './back-office.ts'

const LATER = 20
const LINES = 50

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-pdf-'))
const server = await startProduct(folder, 'on')
try {
  const cookie = await enterBackOffice(folder, { role: 'sales_manager', analyzed: 'enquiry' })
  const call = async <Answer>(address: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', cookie, origin: server.url }
    const answer = await fetch(`${server.url}/admin/api${address}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: Answer }).data
  }
  const way = { company: null, whatsapp: null, quantity: 2, destination_port: 'Mombasa', price_basis: 'cif', is_mine: true, is_reached: false }
  const who = { key: crypto.randomUUID(), channel: 'call', name: 'Amina', mail: 'amina@example.com', mobile: '+254712345678', country: 'KE', locale: 'en' }
  const { id } = await call<{ id: number }>('/enquiries', { ...way, ...who, remark: 'Two', subject: 'byd-dolphin-active-420-km-2024' })
  let draft = await call<QuotationDetail>('/quotations', { enquiry_id: id })
  const lines = draft.value.lines
  const pdf = async () => {
    const answer = await fetch(`${server.url}/admin/api/quotations/${draft.id}/draft.pdf`, { headers: { cookie } })
    if (answer.status !== 200) throw new Error(`draft.pdf: ${answer.status}`)
    bytes = (await answer.arrayBuffer()).byteLength
  }
  let bytes = 0
  const save = async (changes: Partial<QuotationDetail['value']>) => {
    draft = await call<QuotationDetail>(`/quotations/${draft.id}`, { version: draft.version, value: { ...draft.value, ...changes } })
  }
  for (const locale of LOCALE_CODES) {
    await save({ locale, lines })
    const first = await timeEach([pdf])
    const weight = (bytes / 1024).toFixed(0)
    const later = await timeEach(Array.from({ length: LATER }, () => pdf))
    await save({ lines: Array.from({ length: LINES }, () => lines[0] ?? never()) })
    const long = await timeEach([pdf])
    console.log(
      `${locale}: first ${first.p50.toFixed(0)} ms, again p50 ${later.p50.toFixed(0)} ms, p95 ${later.p95.toFixed(0)} ms, ${LINES} lines ${long.p50.toFixed(0)} ms; ${weight} kB`,
    )
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function never(): never {
  throw new Error('a draft without lines')
}
