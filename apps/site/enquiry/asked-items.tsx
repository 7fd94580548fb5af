import { useTranslations } from 'use-intl'
import { LandedLine } from '#apps/site/landed-price/landed-line.tsx'
import type { LandedCardView } from '#apps/site/landed-price/landed-view.ts'
import { IconPlus } from '#apps/site/ui/index.ts'
import { itemFields, type AskedItem } from './item-field.ts'

/** What is sent with an enquiry for several things: a short list of it, and the fields that carry it. */
export function AskedItems({ items }: { items: readonly (AskedItem & { name: string; landed?: LandedCardView | null | undefined })[] }) {
  const t = useTranslations('shortlist')
  return (
    <details open={items.length <= 3} className="group border-y border-line">
      <summary className="flex min-h-tap items-center justify-between gap-3 py-2 hover:text-accent-text">
        <span>
          {t('sent')} <span className="text-sm text-muted">{t('count', { count: items.length })}</span>
        </span>
        <IconPlus aria-hidden className="size-5 flex-none transition-transform group-open:rotate-45" strokeWidth={1.75} />
      </summary>
      <ul className="grid gap-2 pb-4">
        {items.map(({ kind, sign, name, quantity, note, landed }) => (
          <li key={`${kind} ${sign}`} className="text-sm leading-snug wrap-anywhere">
            <span className="tabular-nums">{`${quantity} ×`}</span> <bdi>{name}</bdi>
            <LandedLine landed={landed} />
            {note === '' ? null : (
              <span className="block text-muted">
                <bdi>{note}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      <ItemFields items={items} />
    </details>
  )
}

/** The fields alone, for a page that shows the list itself. */
export function ItemFields({ items }: { items: readonly AskedItem[] }) {
  return itemFields(items).map((field) => <input key={field} type="hidden" name="items" value={field} />)
}
