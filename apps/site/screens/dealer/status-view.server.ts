import type { DealerStage } from '#contract/dealer-values.ts'
import type { DealerStatus } from '#contract/dealer.ts'
import { formatDate, formatTag } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import type { BadgeTone } from '#apps/site/ui/index.ts'
import type { StatusView } from './status-view.ts'

const TONES: Readonly<Record<DealerStage, BadgeTone>> = {
  submitted: 'neutral',
  in_review: 'neutral',
  materials_requested: 'warning',
  negotiation: 'solid',
  approved: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
}

/** The status of an application in the words of the page's language. */
export function statusView({ t, locale }: Pick<SiteContext, 't' | 'locale'>, status: DealerStatus): StatusView {
  return {
    reference: status.reference,
    company: status.company,
    stage: t(`dealer.stage.${status.stage}`),
    tone: TONES[status.stage],
    next: t(`dealer.next.${status.stage}`),
    contact: status.contact,
    history: status.history
      .toReversed()
      .map(({ stage, at, message }) => ({ key: `${at} ${stage}`, stage: t(`dealer.stage.${stage}`), at: formatDate(locale, at), message })),
    documents: status.documents.map((document) => ({
      id: document.id,
      name: document.file_name,
      note: `${sizeText(locale, document.byte_size)} · ${formatDate(locale, document.received_at)}`,
    })),
    mayAdd: status.documents_left > 0,
    mayWithdraw: status.may_withdraw,
  }
}

// At least one kilobyte: a small file is not shown as none.
function sizeText(locale: Locale, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000)
  const options = { style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte', unitDisplay: 'short', maximumFractionDigits: isLarge ? 1 : 0 } as const
  return new Intl.NumberFormat(formatTag(locale), options).format(value)
}
