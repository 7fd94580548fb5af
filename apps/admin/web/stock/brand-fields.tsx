import { SelectInput } from 'react-admin'
import { FOUNDED_YEARS, MAKER_PLACES } from '#contract/vehicle-ranges.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { FlagInput, ListInput, PlainNumberInput, StockPublicationInputs, Row, WordsInput, type StockFieldsProps } from './inputs.tsx'

/** A maker. */
export function BrandFields({ isNew }: StockFieldsProps) {
  const say = useMessages()
  return (
    <>
      <FieldGroup title="stock.group.names">
        <Row>
          <WordsInput name="brand_name" most={60} isRequired />
          <WordsInput name="brand_name_zh" most={60} />
          <SelectInput
            source="value.type"
            label={say('stock.field.type')}
            choices={([1, 2] as const).map((id) => ({ id, name: say(`stock.brandType.${id}`) }))}
            translateChoice={false}
            helperText={false}
            variant="outlined"
            margin="none"
            fullWidth
          />
          <WordsInput name="brand_sign" most={60} isFixed={!isNew} help={isNew ? 'stock.help.brand_sign' : 'stock.help.fixed'} />
        </Row>
        <ListInput name="aliases" help="stock.help.aliases" />
      </FieldGroup>
      <FieldGroup title="stock.group.site">
        <StockPublicationInputs />
        <Row>
          <PlainNumberInput name="sort_order" limits={MAKER_PLACES} isRequired />
          <PlainNumberInput name="founded_year" limits={FOUNDED_YEARS} isYear />
          <WordsInput name="country_of_origin" most={2} />
          <FlagInput name="is_hot" />
        </Row>
      </FieldGroup>
    </>
  )
}
