import {
  Button,
  Checkbox,
  Chip,
  Grid,
  Heading,
  IconButton,
  IconHeart,
  Row,
  Section,
  Select,
  SelectField,
  Stack,
  Stage,
  StatGrid,
  StickyBar,
} from '#apps/site/ui/index.ts'
import { PriceText, Radio, TextAreaField, TextField, TextLink } from '#apps/site/ui/index.ts'
import type { ButtonVariant } from '#apps/site/ui/index.ts'
import type { Sample } from './sample.ts'
import { SampleVehicle } from './sample-vehicle.tsx'

const variants: ButtonVariant[] = ['primary', 'fill', 'secondary', 'quiet', 'danger']
const states = [undefined, 'force-hover', 'force-focus-visible', 'force-active'] as const

/** Each control at rest, under the pointer, in focus, pressed, refused and busy. */
export function ControlStates({ words }: { words: Sample }) {
  return (
    <Section space="tight">
      <Stack gap="lg">
        {variants.map((variant) => (
          <Row key={variant} gap="sm">
            {states.map((state) => (
              <Button key={state ?? 'rest'} variant={variant} className={state}>
                {words.secondary}
              </Button>
            ))}
            <Button variant={variant} disabled>
              {words.secondary}
            </Button>
            <Button variant={variant} busy>
              {words.secondary}
            </Button>
          </Row>
        ))}
        <Row gap="sm">
          {states.map((state) => (
            <IconButton key={state ?? 'rest'} label={words.toast} icon={IconHeart} tone="outline" className={state} />
          ))}
          <IconButton label={words.toast} icon={IconHeart} pressed />
          <IconButton label={words.toast} icon={IconHeart} disabled />
          {states.map((state) => (
            <TextLink key={state ?? 'rest'} href="#link" className={state}>
              {words.quiet}
            </TextLink>
          ))}
          <Chip href="#chip">{words.electric}</Chip>
          <Chip href="#chip" selected>
            {words.electric}
          </Chip>
        </Row>
        <Grid columns="thirds">
          {states.map((state) => (
            <div key={state ?? 'rest'}>
              <input aria-label={words.name} placeholder={words.name} className={`control ${state ?? ''}`} />
            </div>
          ))}
          <TextField label={words.mail} error={words.error} hideLabel />
          <TextField label={words.mail} disabled defaultValue={words.name} hideLabel />
          <SelectField label={words.country} error={words.error} options={[{ value: '', label: words.any }]} />
          <Select aria-label={words.country} disabled options={[{ value: '', label: words.any }]} />
          <TextAreaField label={words.needs} error={words.error} placeholder={words.needsText} />
          <Stack gap="xs">
            <Checkbox label={words.agree} defaultChecked />
            <Checkbox label={words.agree} aria-invalid />
            <Radio label={words.any} name="state" defaultChecked />
            <Radio label={words.any} name="state" disabled />
          </Stack>
        </Grid>
      </Stack>
    </Section>
  )
}

/** Stage, key figures and the bar that stays in reach. */
export function Figures({ words }: { words: Sample }) {
  const items = [
    { label: words.specs[2] ?? '', value: '605', unit: 'km' },
    { label: words.specs[1] ?? '', value: '160', unit: 'kW' },
    { label: words.specs[4] ?? '', value: '2,765', unit: 'mm' },
    { label: words.specs[5] ?? '', value: '1,940', unit: 'kg' },
  ]
  return (
    <Section>
      <Heading level={2} className="mb-6">
        {words.specs[3]}
      </Heading>
      <StatGrid items={items} size="lg" />
      <div className="mt-10 grid gap-6 desktop:grid-cols-3">
        <Stage>
          <SampleVehicle shape="suv" />
        </Stage>
        <Stage>
          <SampleVehicle shape="tractor" />
        </Stage>
        <Stage fill ratio="car">
          <SampleVehicle shape="sedan" />
        </Stage>
      </div>
      <StickyBar label={words.price}>
        <PriceText price="US$23,400" quoteText={words.quote} term="FOB" />
        <Button variant="primary">{words.primary}</Button>
      </StickyBar>
    </Section>
  )
}
