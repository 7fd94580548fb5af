import { lastSaleDay, SALE_FIELDS } from '#contract/pipeline-values.ts'
import { AppError } from '#contract/errors.ts'
import type { ChangeSaleInput, EnquiryDetail } from '#contract/staff-enquiry.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { changeEnquiry, type LockedEnquiry } from './change-enquiry.ts'

const DAY_MS = 24 * 3600_000

/**
 * Says what is expected of a sale: its value in US cents, the day by which it is decided, units and port. Permission `enquiry.write`. Errors:
 * `not_found`; `conflict` where somebody else has changed it since `version` was read; `validation_failed` for another day than one from today to two
 * years from now.
 */
export async function changeSale({ ctx, input }: { ctx: Ctx; input: ChangeSaleInput }): Promise<EnquiryDetail> {
  const staffId = requirePermission(ctx, 'enquiry.write')
  return changeEnquiry({
    ctx,
    id: input.id,
    staffId,
    decide: (found) => {
      if (found.saleVersion !== input.version) throw new AppError('conflict')
      const before = valuesOf(found)
      const fields = SALE_FIELDS.filter((field) => before[field] !== afterOf(input)[field])
      if (fields.length === 0) return null
      if (fields.includes('expected_close')) requireSaleDay(input.expected_close_on, ctx.ports.clock.now())
      const after = afterOf(input)
      const pick = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field]]))
      const figures = { expected_value_cents: input.expected_value_cents, expected_close_on: input.expected_close_on }
      return {
        set: {
          expectedValueCents: input.expected_value_cents,
          expectedCloseOn: input.expected_close_on,
          quantity: input.quantity,
          destinationPort: input.destination_port,
          saleVersion: found.saleVersion + 1,
        },
        events: [{ kind: 'sale_changed', detail: { fields, ...figures, from: pick(before), to: pick(after) } }],
        audit: { action: 'enquiry.sale_changed', detail: { fields, ...figures } },
        isAnswer: false,
      }
    },
  })
}

// Whoever sells from Honolulu is a day behind the server, from Kiribati a day ahead.
function requireSaleDay(day: string | null, now: Date): void {
  if (day === null) return
  const first = dayAt(now.getTime() - DAY_MS)
  if (day < first || day > lastSaleDay(dayAt(now.getTime() + DAY_MS)))
    throw new AppError('validation_failed', { issues: [{ path: 'expected_close_on', key: 'sale_day' }] })
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

type Values = Record<(typeof SALE_FIELDS)[number], string | number | null>

function valuesOf(found: LockedEnquiry): Values {
  const { expectedValueCents, expectedCloseOn, quantity, destinationPort } = found
  return { expected_value: expectedValueCents, expected_close: expectedCloseOn, quantity, destination_port: destinationPort }
}

function afterOf(input: ChangeSaleInput): Values {
  const { expected_value_cents: value, expected_close_on: close, quantity, destination_port: port } = input
  return { expected_value: value, expected_close: close, quantity, destination_port: port }
}
