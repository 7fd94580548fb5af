import { PREVIOUS_USES } from '#contract/stock-values.ts'
import { USED_CAR_STATUSES } from '#contract/used-values.ts'
import { EQUIPMENT } from '#contract/equipment-values.ts'
import { DRIVE_TYPES, ENERGY_TYPES, FUELS, STEERING_SIDES, TRANSMISSIONS } from '#contract/vehicle.ts'
import { MODEL_YEARS } from '#contract/vehicle-ranges.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { DefectsInput } from './defects-input.tsx'
import {
  ChoiceInput,
  ChoicesInput,
  DayInput,
  FigureInput,
  KnownStockInput,
  MakerInput,
  PlainNumberInput,
  PriceInputs,
  StockPublicationInputs,
  Row,
  WordsInput,
  type StockFieldsProps,
} from './inputs.tsx'

/** A used unit: what it is, what became of it, and what was found on it. */
export function UsedCarFields({ isNew }: StockFieldsProps) {
  return (
    <>
      <FieldGroup title="stock.group.identity">
        <Row>
          <MakerInput />
          <WordsInput name="model_name" most={80} isRequired />
          <WordsInput name="trim" most={120} />
          <PlainNumberInput name="model_year" limits={MODEL_YEARS} isYear />
          <ChoiceInput name="energy_type" values={ENERGY_TYPES} isRequired />
          <ChoiceInput name="fuel" values={FUELS} />
          <ChoiceInput name="steering" values={STEERING_SIDES} />
          <WordsInput name="vin" most={30} />
          <WordsInput name="stock_ref" most={8} isFixed={!isNew} help={isNew ? 'stock.help.stock_ref' : 'stock.help.fixed'} />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.price">
        <Row>
          <PriceInputs />
          <ChoiceInput name="status" values={USED_CAR_STATUSES} isRequired />
          <WordsInput name="port_of_loading" most={80} />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.site">
        <StockPublicationInputs />
      </FieldGroup>
      <FieldGroup title="stock.group.history">
        <Row>
          <FigureInput name="mileage_km" />
          <DayInput name="first_registration_date" />
          <DayInput name="manufacture_date" />
          <ChoiceInput name="previous_use" values={PREVIOUS_USES} />
          <FigureInput name="owners" />
          <FigureInput name="keys" />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.condition">
        <Row>
          <KnownStockInput name="is_accident_free" />
          <FigureInput name="battery_soh_pct" />
          <WordsInput name="inspection_body" most={60} />
          <DayInput name="inspection_date" />
        </Row>
        <DefectsInput />
      </FieldGroup>
      <FieldGroup title="stock.group.drive">
        <Row>
          <FigureInput name="displacement_cc" />
          <ChoiceInput name="transmission" values={TRANSMISSIONS} />
          <ChoiceInput name="drive_type" values={DRIVE_TYPES} />
          <WordsInput name="emission_standard" most={40} />
          <WordsInput name="colour_exterior" most={60} />
          <WordsInput name="colour_interior" most={60} />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.equipment">
        <ChoicesInput name="equipment" values={EQUIPMENT} />
      </FieldGroup>
    </>
  )
}
