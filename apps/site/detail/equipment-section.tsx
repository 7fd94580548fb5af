import { useTranslations } from 'use-intl'
import { Heading } from '#apps/site/ui/index.ts'
import type { EquipmentView } from '#apps/site/vehicle/equipment-view.ts'

/** What the vehicle comes with, in groups; nothing where none is known. */
export function EquipmentSection({ equipment }: { equipment: EquipmentView | null }) {
  const t = useTranslations('equipment')
  if (equipment === null) return null
  return (
    <section aria-labelledby="equipment" className="mt-section">
      <Heading level={2} id="equipment" className="mb-6">
        {t('title')}
      </Heading>
      <div className="gap-x-12 phablet:columns-2 wide:columns-3">
        {equipment.groups.map(({ title, items }) => (
          <div key={title} className="mb-8 break-inside-avoid">
            <h3 className="border-b border-ink pb-2 font-semibold">{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item} className="border-b border-line py-2.5 leading-snug desktop:text-sm">
                  <bdi>{item}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="text-sm text-muted">{t('note')}</p>
    </section>
  )
}
