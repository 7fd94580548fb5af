import { EQUIPMENT } from '#contract/equipment-values.ts'
import { AUTO_TYPES, BODY_TYPES, COLOURS, DRIVE_TYPES, ENERGY_TYPES, FUELS, RANGE_CYCLES, STEERING_SIDES, TRANSMISSIONS } from '#contract/vehicle.ts'
import { MODEL_YEARS } from '#contract/vehicle-ranges.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import {
  ChoiceInput,
  ChoicesInput,
  FigureInput,
  FlagInput,
  MakerInput,
  PlainNumberInput,
  PriceInputs,
  StockPublicationInputs,
  Row,
  WordsInput,
  type StockFieldsProps,
} from './inputs.tsx'

/** A new car. */
export function CarFields({ isNew }: StockFieldsProps) {
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
        </Row>
        <WordsInput name="model_sign" most={120} isFixed={!isNew} help={isNew ? 'stock.help.model_sign' : 'stock.help.fixed'} />
      </FieldGroup>
      <FieldGroup title="stock.group.price">
        <Row>
          <PriceInputs />
          <FigureInput name="moq" isRequired />
          <FigureInput name="lead_time_days" />
          <WordsInput name="port_of_loading" most={80} />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.site">
        <StockPublicationInputs />
        <Row least={240}>
          <FlagInput name="is_hot" />
          <FlagInput name="is_off_road" />
          <FlagInput name="is_sports" />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.equipment">
        <ChoicesInput name="colours" values={COLOURS} />
        <ChoicesInput name="equipment" values={EQUIPMENT} />
      </FieldGroup>
      <FieldGroup title="stock.group.body">
        <Row>
          <ChoiceInput name="body_type" values={BODY_TYPES} isRequired />
          <ChoiceInput name="auto_type" values={AUTO_TYPES} />
          <FigureInput name="seats" />
          <FigureInput name="doors" />
          <FigureInput name="length_mm" />
          <FigureInput name="width_mm" />
          <FigureInput name="height_mm" />
          <FigureInput name="wheelbase_mm" />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.drive">
        <Row>
          <FigureInput name="displacement_cc" />
          <FigureInput name="power_kw" />
          <FigureInput name="torque_nm" />
          <ChoiceInput name="transmission" values={TRANSMISSIONS} />
          <ChoiceInput name="drive_type" values={DRIVE_TYPES} />
          <WordsInput name="axle_config" most={5} />
          <FigureInput name="top_speed_kmh" />
          <FigureInput name="fuel_consumption_l_100km" step={0.1} />
          <WordsInput name="emission_standard" most={40} />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.battery">
        <Row>
          <FigureInput name="battery_kwh" step={0.1} />
          <WordsInput name="battery_type" most={40} />
          <FigureInput name="range_km" />
          <ChoiceInput name="range_cycle" values={RANGE_CYCLES} />
          <WordsInput name="charge_port" most={40} />
        </Row>
      </FieldGroup>
      <FieldGroup title="stock.group.weight">
        <Row>
          <FigureInput name="curb_weight_kg" />
          <FigureInput name="payload_kg" />
          <FigureInput name="gvw_kg" />
        </Row>
      </FieldGroup>
    </>
  )
}
