import { randomUUID } from 'node:crypto'
import { spread, type Spread } from './load.ts'

const SECONDS = 10
const CALLERS = 32

/** Enquiries a second that were stored and answered `code:0`, from many callers with addresses of their own. */
export async function benchEnquiries(site: string): Promise<{ perSecond: number; refused: number; times: Spread }> {
  const until = performance.now() + SECONDS * 1000
  const times: number[] = []
  let refused = 0
  async function caller(number: number) {
    for (let index = 0; performance.now() < until; index += 1) {
      const started = performance.now()
      const answer = await fetch(`${site}/api/clue/record`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-forwarded-for': `198.18.${(number * 7 + index) % 250}.${index % 250}`,
        },
        body: JSON.stringify(enquiry(number, index)),
      })
      const { code } = (await answer.json()) as { code: number }
      if (code === 0) times.push(performance.now() - started)
      else refused += 1
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, number) => caller(number)))
  return { perSecond: times.length / SECONDS, refused, times: spread(times) }
}

function enquiry(caller: number, index: number) {
  return {
    name: `Bench ${caller}-${index}`,
    mail: `bench-${caller}-${index}@example.com`,
    mobile: `+234803${String(caller * 10_000 + index).padStart(7, '0')}`,
    country: 'Nigeria',
    remark: `Two units to Lagos, please quote. Number ${caller}-${index}.`,
    from: 'Auto-Chat',
    origin: 'car_list',
    lang: 'en',
  }
}
