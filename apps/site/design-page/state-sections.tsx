import { Button, Checkbox, Chip, Grid, Heading, IconButton, IconHeart, Section, Select, SelectField, Stage, StatGrid, StickyBar } from '#apps/site/ui/index.ts'
import { PriceText, Radio, TextAreaField, TextField, TextLink } from '#apps/site/ui/index.ts'
import type { ButtonVariant } from '#apps/site/ui/index.ts'
import type { Sample } from './sample.ts'
import { SampleVehicle } from './sample-vehicle.tsx'

const variants: ButtonVariant[] = ['primary', 'fill', 'secondary', 'quiet', 'danger']
const states = [undefined, 'force-hover', 'force-focus-visible', 'force-active'] as const

/** Each control at rest, under the pointer, in focus, pressed, refused and busy. */
export function ControlStates({ sample }: { sample: Sample }) {
  return (
    <Section space="tight">
      <div className="flex flex-col gap-8">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-2">
            {states.map((state) => (
              <Button key={state ?? 'rest'} variant={variant} className={state}>
                {sample.secondary}
              </Button>
            ))}
            <Button variant={variant} disabled>
              {sample.secondary}
            </Button>
            <Button variant={variant} busy>
              {sample.secondary}
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          {states.map((state) => (
            <IconButton key={state ?? 'rest'} label={sample.toast} icon={IconHeart} tone="outline" className={state} />
          ))}
          <IconButton label={sample.toast} icon={IconHeart} pressed />
          <IconButton label={sample.toast} icon={IconHeart} disabled />
          {states.map((state) => (
            <TextLink key={state ?? 'rest'} href="#link" className={state}>
              {sample.quiet}
            </TextLink>
          ))}
          <Chip href="#chip">{sample.electric}</Chip>
          <Chip href="#chip" selected>
            {sample.electric}
          </Chip>
        </div>
        <Grid columns="thirds">
          {states.map((state) => (
            <div key={state ?? 'rest'}>
              <input aria-label={sample.name} placeholder={sample.name} className={`control ${state ?? ''}`} />
            </div>
          ))}
          <TextField label={sample.mail} error={sample.error} hideLabel />
          <TextField label={sample.mail} disabled defaultValue={sample.name} hideLabel />
          <SelectField label={sample.country} error={sample.error} options={[{ value: '', label: sample.any }]} />
          <Select aria-label={sample.country} disabled options={[{ value: '', label: sample.any }]} />
          <TextAreaField label={sample.needs} error={sample.error} placeholder={sample.needsText} />
          <div className="flex flex-col gap-1">
            <Checkbox label={sample.agree} defaultChecked />
            <Checkbox label={sample.agree} aria-invalid />
            <Radio label={sample.any} name="state" defaultChecked />
            <Radio label={sample.any} name="state" disabled />
          </div>
        </Grid>
      </div>
    </Section>
  )
}

/** Stage, key figures and the bar that stays in reach. */
export function Figures({ sample }: { sample: Sample }) {
  const items = [
    { label: sample.specs[2] ?? '', value: '605', unit: 'km' },
    { label: sample.specs[1] ?? '', value: '160', unit: 'kW' },
    { label: sample.specs[4] ?? '', value: '2,765', unit: 'mm' },
    { label: sample.specs[5] ?? '', value: '1,940', unit: 'kg' },
  ]
  return (
    <Section>
      <Heading level={2} className="mb-6">
        {sample.specs[3]}
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
      <StickyBar label={sample.price}>
        <PriceText price="US$23,400" quoteText={sample.quote} term="FOB" />
        <Button variant="primary">{sample.primary}</Button>
      </StickyBar>
    </Section>
  )
}
