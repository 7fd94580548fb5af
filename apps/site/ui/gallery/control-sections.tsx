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
  Panel,
  Popover,
  PopoverButton,
  PopoverLinks,
  Radio,
  Row,
  Section,
  SelectField,
  Skeleton,
  Split,
  Stack,
  TextAreaField,
  TextField,
  useToast,
} from '#apps/site/ui/index.ts'
import type { BadgeTone, ButtonVariant } from '#apps/site/ui/index.ts'
import type { Sample } from './sample.ts'

const variants: ButtonVariant[] = ['primary', 'fill', 'secondary', 'quiet', 'danger']
const tones: BadgeTone[] = ['neutral', 'accent', 'solid', 'success', 'warning', 'danger']

export function Buttons({ words }: { words: Sample }) {
  const text: Record<ButtonVariant, string> = {
    primary: words.primary,
    fill: words.primary,
    secondary: words.secondary,
    quiet: words.quiet,
    danger: words.danger,
  }
  return (
    <Section space="tight">
      <Stack>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Row key={size} gap="sm">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {text[variant]}
              </Button>
            ))}
          </Row>
        ))}
        <Row gap="sm">
          <Button variant="primary" busy>
            {words.primary}
          </Button>
          <Button busy>{words.secondary}</Button>
          <Button disabled>{words.secondary}</Button>
          <Button icon={IconDownload}>{words.secondary}</Button>
          <IconButton label={words.close} icon={IconClose} />
          <IconButton label={words.secondary} icon={IconSearch} tone="outline" />
        </Row>
        <Row gap="sm">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {words.electric}
            </Badge>
          ))}
        </Row>
        <ChipList label={words.brand}>
          <Chip href="#all" selected count="291">
            {words.any}
          </Chip>
          <Chip href="#electric" count="84">
            {words.electric}
          </Chip>
          <FilterChip href="#less" removeLabel={words.remove}>
            {words.hybrid}
          </FilterChip>
        </ChipList>
      </Stack>
    </Section>
  )
}

export function Forms({ words }: { words: Sample }) {
  const options = [words.any, '$0 – 10,000', '$10,000 – 20,000'].map((label) => ({ value: label, label }))
  return (
    <Section tone="sunken">
      <Split
        sticky
        main={<EnquiryPanel words={words} />}
        side={
          <Stack>
            <FieldGroup label={words.brand}>
              {['BYD', 'Chery', 'Geely'].map((name, index) => (
                <Checkbox key={name} label={name} count={String(64 - index * 11)} defaultChecked={index === 0} />
              ))}
              <Checkbox label="NIO" disabled count="0" />
            </FieldGroup>
            <FieldGroup label={words.price}>
              {options.map((option, index) => (
                <Radio key={option.value} name="price" label={<bdi>{option.label}</bdi>} defaultChecked={index === 0} />
              ))}
            </FieldGroup>
            <SelectField label={words.price} options={options} />
            <Skeleton className="h-6 w-2/3" />
          </Stack>
        }
      />
    </Section>
  )
}

function EnquiryPanel({ words }: { words: Sample }) {
  return (
    <Panel as="section">
      <Heading level={2}>{words.primary}</Heading>
      <p className="mt-1 mb-6 text-muted">{words.hint}</p>
      <form className="flex flex-col gap-5" noValidate>
        <Grid columns="halves" gap="md">
          <TextField label={words.name} name="name" required autoComplete="name" />
          <TextField label={words.phone} name="mobile" type="tel" required defaultValue="+966 50 123 4567" />
        </Grid>
        <TextField label={words.mail} name="mail" type="email" required error={words.error} hint={words.hint} />
        <SelectField label={words.country} name="country" required options={[{ value: '', label: words.any }]} />
        <TextAreaField label={words.needs} name="remark" required placeholder={words.needsText} />
        <Checkbox label={words.agree} />
        <Button variant="primary" size="lg" type="submit">
          {words.primary}
        </Button>
      </form>
    </Panel>
  )
}

export function Overlays({ words }: { words: Sample }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const toast = useToast()
  const close = () => setOpen(null)
  return (
    <Section space="tight">
      <Row gap="sm">
        <Button onClick={() => setOpen('dialog')}>{words.open}</Button>
        <Button onClick={() => setOpen('sheet')}>{words.sheet}</Button>
        <PopoverButton popoverId="gallery-menu" className="min-h-tap rounded-sm border border-line-strong px-5">
          {words.menu}
        </PopoverButton>
        <Button onClick={() => toast({ text: words.toast, tone: 'success' })}>{words.toast}</Button>
        <Button onClick={() => toast({ text: words.toastFailed, tone: 'failure' })}>{words.toastFailed}</Button>
      </Row>
      <Popover id="gallery-menu" label={words.menu}>
        <PopoverLinks
          items={[
            { href: '#wa', label: 'WhatsApp', note: '+86 21 0000 0000' },
            { href: '#mail', label: words.mail },
          ]}
        />
      </Popover>
      <Dialog
        open={open !== null}
        sheet={open === 'sheet'}
        onClose={close}
        title={words.primary}
        closeLabel={words.close}
        footer={
          <Button variant="primary" onClick={close}>
            {words.primary}
          </Button>
        }
      >
        <Stack>
          <TextField label={words.name} required />
          <TextField label={words.mail} type="email" />
        </Stack>
      </Dialog>
    </Section>
  )
}
