import { useState } from 'react'
import {
  Badge,
  Button,
  Checkbox,
  Chip,
  ChipList,
  Dialog,
  FieldGroup,
  FilterChip,
  Grid,
  Heading,
  IconButton,
  IconClose,
  IconDownload,
  IconSearch,
  Popover,
  PopoverButton,
  PopoverLinks,
  Radio,
  Section,
  SelectField,
  Skeleton,
  Split,
  TextAreaField,
  TextField,
  useToast,
} from '#apps/site/ui/index.ts'
import type { BadgeTone, ButtonVariant } from '#apps/site/ui/index.ts'
import type { Sample } from './sample.ts'

const variants: ButtonVariant[] = ['primary', 'fill', 'secondary', 'quiet', 'danger']
const tones: BadgeTone[] = ['neutral', 'accent', 'solid', 'success', 'warning', 'danger']

export function Buttons({ sample }: { sample: Sample }) {
  const text: Record<ButtonVariant, string> = {
    primary: sample.primary,
    fill: sample.primary,
    secondary: sample.secondary,
    quiet: sample.quiet,
    danger: sample.danger,
  }
  return (
    <Section space="tight">
      <div className="flex flex-col gap-4">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-2">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {text[variant]}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" busy>
            {sample.primary}
          </Button>
          <Button busy>{sample.secondary}</Button>
          <Button disabled>{sample.secondary}</Button>
          <Button icon={IconDownload}>{sample.secondary}</Button>
          <IconButton label={sample.close} icon={IconClose} />
          <IconButton label={sample.secondary} icon={IconSearch} tone="outline" />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {sample.electric}
            </Badge>
          ))}
        </div>
        <ChipList label={sample.brand}>
          <Chip href="#all" selected count="291">
            {sample.any}
          </Chip>
          <Chip href="#electric" count="84">
            {sample.electric}
          </Chip>
          <FilterChip href="#less" removeLabel={sample.remove}>
            {sample.hybrid}
          </FilterChip>
        </ChipList>
      </div>
    </Section>
  )
}

export function Forms({ sample }: { sample: Sample }) {
  const options = [sample.any, '$0 – 10,000', '$10,000 – 20,000'].map((label) => ({ value: label, label }))
  return (
    <Section tone="sunken">
      <Split
        sticky
        main={<EnquiryPanel sample={sample} />}
        side={
          <div className="flex flex-col gap-4">
            <FieldGroup label={sample.brand}>
              {['BYD', 'Chery', 'Geely'].map((name, index) => (
                <Checkbox key={name} label={name} count={String(64 - index * 11)} defaultChecked={index === 0} />
              ))}
              <Checkbox label="NIO" disabled count="0" />
            </FieldGroup>
            <FieldGroup label={sample.price}>
              {options.map((option, index) => (
                <Radio key={option.value} name="price" label={<bdi>{option.label}</bdi>} defaultChecked={index === 0} />
              ))}
            </FieldGroup>
            <SelectField label={sample.price} options={options} />
            <Skeleton className="h-6 w-2/3" />
          </div>
        }
      />
    </Section>
  )
}

function EnquiryPanel({ sample }: { sample: Sample }) {
  return (
    <section>
      <Heading level={2}>{sample.primary}</Heading>
      <p className="mt-1 mb-6 text-muted">{sample.hint}</p>
      <form className="flex flex-col gap-5" noValidate>
        <Grid columns="halves" gap="md">
          <TextField label={sample.name} name="name" required autoComplete="name" />
          <TextField label={sample.phone} name="mobile" type="tel" required defaultValue="+966 50 123 4567" />
        </Grid>
        <TextField label={sample.mail} name="mail" type="email" required error={sample.error} hint={sample.hint} />
        <SelectField label={sample.country} name="country" required options={[{ value: '', label: sample.any }]} />
        <TextAreaField label={sample.needs} name="remark" required placeholder={sample.needsText} />
        <Checkbox label={sample.agree} />
        <Button variant="primary" size="lg" type="submit">
          {sample.primary}
        </Button>
      </form>
    </section>
  )
}

export function Overlays({ sample }: { sample: Sample }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const toast = useToast()
  const close = () => setOpen(null)
  return (
    <Section space="tight">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => setOpen('dialog')}>{sample.open}</Button>
        <Button onClick={() => setOpen('sheet')}>{sample.sheet}</Button>
        <PopoverButton popoverId="gallery-menu" className="min-h-tap rounded-sm border border-line-strong px-5">
          {sample.menu}
        </PopoverButton>
        <Button onClick={() => toast({ text: sample.toast, tone: 'success' })}>{sample.toast}</Button>
        <Button onClick={() => toast({ text: sample.toastFailed, tone: 'failure' })}>{sample.toastFailed}</Button>
      </div>
      <Popover id="gallery-menu" label={sample.menu}>
        <PopoverLinks
          items={[
            { href: '#wa', label: 'WhatsApp', note: '+86 21 0000 0000' },
            { href: '#mail', label: sample.mail },
          ]}
        />
      </Popover>
      <Dialog
        open={open !== null}
        sheet={open === 'sheet'}
        onClose={close}
        title={sample.primary}
        closeLabel={sample.close}
        footer={
          <Button variant="primary" onClick={close}>
            {sample.primary}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField label={sample.name} required />
          <TextField label={sample.mail} type="email" />
        </div>
      </Dialog>
    </Section>
  )
}
