import { useTranslations } from 'use-intl'
import { formatDate, formatPercent, formatUsd } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { MemberVoucher } from '#contract/member.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { Badge, Button, EmptyState, IconCopy, useToast } from '#apps/site/ui/index.ts'
import { ListState } from './list-state.tsx'
import { useMemberData } from './use-member-data.ts'

const TONES = { active: 'success', used: 'neutral', expired: 'neutral' } as const

/** The member's vouchers: value, code to copy, until when, and whether it was used. */
export function VoucherSection() {
  const t = useTranslations('member')
  const { data, retry } = useMemberData<readonly MemberVoucher[]>('vouchers')
  return (
    <ListState data={data} retry={retry}>
      {(vouchers) =>
        vouchers.length === 0 ? (
          <EmptyState level={3} title={t('noVouchers')} text={t('noVouchersText')} />
        ) : (
          <>
            <p className="mb-4 max-w-text text-muted">{t('vouchersText')}</p>
            <ul className="border-t border-line">
              {vouchers.map((voucher) => (
                <VoucherLine key={voucher.code} voucher={voucher} />
              ))}
            </ul>
          </>
        )
      }
    </ListState>
  )
}

function VoucherLine({ voucher }: { voucher: MemberVoucher }) {
  const t = useTranslations('member')
  const locale = useLocale()
  const isActive = voucher.state === 'active'
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-5 phablet:grid-cols-[minmax(0,1fr)_auto] phablet:items-center">
      <div className={isActive ? 'min-w-0' : 'min-w-0 text-muted'}>
        <p className="flex flex-wrap items-center gap-3">
          <bdi className="text-heading font-semibold tabular-nums">{t('voucherAmount', { value: voucherValue(locale, voucher) })}</bdi>
          <Badge tone={TONES[voucher.state]}>{t(`voucherState.${voucher.state}`)}</Badge>
        </p>
        <p className="mt-1 text-sm text-muted">{useVoucherTime(voucher)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="sr-only">{t('voucherCode')}</span>
        <bdi dir="ltr" className="text-lg font-semibold tracking-wide tabular-nums select-all">
          {voucher.code}
        </bdi>
        {isActive ? <CopyCode code={voucher.code} /> : null}
      </div>
    </li>
  )
}

function CopyCode({ code }: { code: string }) {
  const t = useTranslations('member')
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast({ text: t('codeCopied'), tone: 'success' })
    } catch {
      toast({ text: t('copyFailed'), tone: 'failure' })
    }
  }
  return (
    <Button size="sm" icon={IconCopy} onClick={() => void copy()}>
      {t('copyCode')}
    </Button>
  )
}

function useVoucherTime({ state, used_at, valid_until }: MemberVoucher): string {
  const t = useTranslations('member')
  const locale = useLocale()
  if (state === 'used' && used_at !== null) return t('usedOn', { date: formatDate(locale, used_at) })
  if (valid_until === null) return t('validAlways')
  return t(state === 'expired' ? 'expiredOn' : 'validUntil', { date: formatDate(locale, valid_until) })
}

function voucherValue(locale: Locale, { amount_usd_cents, percent }: MemberVoucher): string {
  return amount_usd_cents === null ? formatPercent(locale, percent ?? 0) : formatUsd(locale, amount_usd_cents)
}
