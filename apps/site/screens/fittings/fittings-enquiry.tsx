import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { Heading, Section } from '#apps/site/ui/index.ts'
import { addFittingToRemark } from './fitting-remark.ts'

/** Anchor of the section with the form. */
export const FITTINGS_ENQUIRY = 'form'

/** The enquiry form at the end of the list. `remark`: prefilled requirements, which ask for the VIN. */
export function FittingsEnquiry({ remark }: { remark: string }) {
  const t = useTranslations('fittings')
  useFreshRemark(remark)
  return (
    <Section tone="sunken" width="column" id={FITTINGS_ENQUIRY}>
      <Heading level={2} className="mb-3">
        {t('askTitle')}
      </Heading>
      <p className="mb-6 max-w-text text-muted">{t('askText')}</p>
      <EnquiryForm origin="car_list" originId="carFittings" remark={remark} hasVin />
    </Section>
  )
}

/** Writes a fitting into the form's requirements, beside what stands there. `template`: the requirements with nothing filled in. */
export function writeFittingDown(fitting: string, template: string): void {
  const field = findRemark()
  if (field) field.value = addFittingToRemark(field.value, fitting, template)
}

// The field is uncontrolled: a search that finds nothing prefills another text, which replaces the earlier one where nobody touched it.
function useFreshRemark(remark: string): void {
  const shown = useRef(remark)
  useEffect(() => {
    const field = findRemark()
    if (field?.value === shown.current) field.value = remark
    shown.current = remark
  }, [remark])
}

function findRemark(): HTMLTextAreaElement | null {
  return document.querySelector(`#${FITTINGS_ENQUIRY} textarea[name="remark"]`)
}
