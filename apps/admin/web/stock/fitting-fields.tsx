import { FITTING_CATEGORIES, FITTING_UNITS } from '#contract/fitting-values.ts'
import { FITTING_MOQ, FITTING_VOLUME_CBM, FITTING_WEIGHT_KG, WARRANTY_MONTHS } from '#contract/vehicle-ranges.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { ChoiceInput, ListInput, PlainNumberInput, PriceInputs, StockPublicationInputs, Row, WordsInput, type StockFieldsProps } from './inputs.tsx'

/** A part or accessory. */
export function FittingFields({ isNew }: StockFieldsProps) {
  return (
    <>
      <FieldGroup title="stock.group.identity">
        <Row>
          <WordsInput name="name" most={160} isRequired />
          <WordsInput name="sku" most={40} isRequired isFixed={!isNew} help={isNew ? 'stock.help.sku' : 'stock.help.fixed'} />
          <ChoiceInput name="category" values={FITTING_CATEGORIES} isRequired />
          <WordsInput name="material" most={120} />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.price">
        <Row>
          <PriceInputs />
          <ChoiceInput name="unit" values={FITTING_UNITS} isRequired />
          <PlainNumberInput name="moq" limits={FITTING_MOQ.hard} isRequired />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.site">
        <StockPublicationInputs />
      </FieldGroup>
      <FieldGroup title="stock.group.fits">
        <ListInput name="fits" help="stock.help.fits" />
        <ListInput name="oem_numbers" />
      </FieldGroup>
      <FieldGroup title="stock.group.trade">
        <Row>
          <WordsInput name="hs_code" most={12} />
          <PlainNumberInput name="weight_kg" limits={FITTING_WEIGHT_KG.hard} step={0.001} />
          <PlainNumberInput name="volume_cbm" limits={FITTING_VOLUME_CBM.hard} step={0.000001} />
          <PlainNumberInput name="warranty_months" limits={WARRANTY_MONTHS.hard} />
        </Row>
      </FieldGroup>
    </>
  )
}
