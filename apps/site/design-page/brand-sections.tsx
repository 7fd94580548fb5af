import {
  GlyphFacebook,
  GlyphInstagram,
  GlyphWhatsApp,
  GlyphYouTube,
  Badge,
  BrandMark,
  Button,
  ButtonLink,
  Grid,
  Heading,
  IconArrowEnd,
  IconHeart,
  IconButton,
  PriceText,
  ScrollRow,
  Section,
  SectionHead,
  Stage,
  StatGrid,
  VehicleCard,
  Wordmark,
} from '#apps/site/ui/index.ts'
import * as glyphs from '#apps/site/ui/icons.ts'
import { SampleVehicle, sampleShapes } from './sample-vehicle.tsx'
import type { Sample } from './sample.ts'

const brands = ['BYD', 'Chery', 'Great Wall', 'MG', 'Li Auto', 'Lynk & Co', 'NIO', 'XCMG Trucks', 'FAW Bestune', 'Zeekr', 'Hongqi', 'King Long']
const stats = [
  { label: 'Brands', value: '56' },
  { label: 'Models', value: '291' },
  { label: 'Ports', value: '94' },
  { label: 'Range', value: '605', unit: 'km' },
]

export function Hero({ sample }: { sample: Sample }) {
  return (
    <Section tone="deep">
      <Wordmark title="Quayline" className="mb-8 h-6" />
      <div className="grid items-center gap-10 desktop:grid-cols-2">
        <div className="flex flex-col gap-8">
          <div>
            <Heading level={1} size="display">
              {sample.display}
            </Heading>
            <p className="mt-5 max-w-narrow text-lg text-muted">{sample.lead}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <ButtonLink href="#top" variant="primary" size="lg">
              {sample.primary}
            </ButtonLink>
            <ButtonLink href="#top" size="lg" iconEnd={IconArrowEnd} mirrorIcon>
              {sample.secondary}
            </ButtonLink>
          </div>
        </div>
        <SampleVehicle shape="suv" className="w-full" />
      </div>
      <div className="mt-10">
        <StatGrid items={stats} size="lg" />
      </div>
    </Section>
  )
}

export function Cards({ sample }: { sample: Sample }) {
  const cards = [...sampleShapes, ...sampleShapes].map((shape, index) => (
    <VehicleCard
      key={`${shape}-${index}`}
      as="li"
      href={`#car-${index}`}
      title={`BYD ${sample.title}`}
      subtitle={sample.subtitle}
      picture={<SampleVehicle shape={shape} />}
      badges={index < 3 ? <Badge>{sample.electric}</Badge> : null}
      kind={sample.electric}
      figures={sample.facts.slice(0, 3).map((value, at) => ({ value, label: sample.specs[at] }))}
      price={<PriceText price={index % 3 === 2 ? null : 'US$18,900'} quoteText={sample.quote} prefix={sample.from} term="FOB" />}
      action={<IconButton label={sample.toast} icon={IconHeart} pressed={index === 1} />}
    />
  ))
  return (
    <Section>
      <SectionHead
        title={sample.secondary}
        text={sample.lead}
        action={
          <Button iconEnd={IconArrowEnd} mirrorIcon>
            {sample.quiet}
          </Button>
        }
      />
      <Grid as="ul">{cards}</Grid>
      <div className="mt-10">
        <ScrollRow label={sample.secondary} previousLabel={sample.previous} nextLabel={sample.next} head={<Heading level={2}>{sample.found}</Heading>}>
          {cards}
        </ScrollRow>
      </div>
    </Section>
  )
}

export function Brands({ sample }: { sample: Sample }) {
  return (
    <Section tone="sunken">
      <SectionHead title={sample.brand} size="heading" />
      <Grid as="ul" columns="tiles" gap="sm">
        {brands.map((name) => (
          <li key={name} className="flex flex-col items-center gap-2 text-center text-sm">
            <BrandMark brandSign={name.toLowerCase()} brandName={name} size="fill" />
            {name}
          </li>
        ))}
      </Grid>
    </Section>
  )
}

export function Drawings() {
  return (
    <Section>
      <Grid columns="thirds" gap="sm">
        {sampleShapes.map((shape) => (
          <Stage key={shape}>
            <SampleVehicle shape={shape} />
          </Stage>
        ))}
      </Grid>
    </Section>
  )
}

const socialGlyphs = { GlyphWhatsApp, GlyphFacebook, GlyphInstagram, GlyphYouTube }

export function Glyphs() {
  return (
    <Section tone="sunken" space="tight">
      <div className="flex flex-wrap items-center gap-4">
        {Object.entries(socialGlyphs).map(([name, Glyph]) => (
          <span key={name} title={name}>
            <Glyph className="size-6" />
            <span className="sr-only">{name}</span>
          </span>
        ))}
        {Object.entries(glyphs).map(([name, Glyph]) => (
          <span key={name} title={name}>
            <Glyph aria-hidden className="size-6" strokeWidth={1.75} />
            <span className="sr-only">{name}</span>
          </span>
        ))}
      </div>
    </Section>
  )
}
