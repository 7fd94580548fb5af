import {
  Accordion,
  Breadcrumbs,
  Button,
  CardMedia,
  EmptyState,
  FactLine,
  Grid,
  Heading,
  LanguageName,
  LoadingBar,
  Notice,
  Pagination,
  PriceText,
  Section,
  SectionHead,
  SpecTable,
  Steps,
  TabLinks,
  Tabs,
  TextLink,
  ToastCard,
} from '#apps/site/ui/index.ts'
import type { Sample } from './sample.ts'
import { SampleVehicle } from './sample-vehicle.tsx'

const values = ['1,498', '160', '1,092', '4,775 × 1,890 × 1,670', '2,765', '1,940', 'AWD', 'Euro 6']
const units = ['cc', 'kW', 'km', 'mm', 'mm', 'kg', undefined, undefined]

export function Detail({ sample }: { sample: Sample }) {
  const rows = sample.specs.map((label, index) => ({ label, value: values[index], unit: units[index], note: index === 2 ? 'CLTC' : undefined }))
  const tabs = [
    { id: 'out', label: sample.exterior, content: <StagePicture shape="suv" /> },
    { id: 'in', label: sample.interior, content: <EmptyState title={sample.nothing} level={3} /> },
    { id: 'video', label: sample.video, content: <StagePicture shape="sedan" /> },
  ]
  return (
    <Section>
      <Breadcrumbs label={sample.brand} items={[{ label: 'Quayline', href: '#' }, { label: 'BYD', href: '#byd' }, { label: sample.title }]} />
      <div className="mt-4 grid gap-10 desktop:grid-cols-[minmax(0,1fr)_minmax(300px,34%)]">
        <Tabs label={sample.title} tabs={tabs} />
        <div className="flex flex-col gap-4">
          <Heading level={1}>BYD {sample.title}</Heading>
          <FactLine items={sample.facts} />
          <PriceText price="US$23,400" quoteText={sample.quote} prefix={sample.from} term="FOB" size="lg" note={sample.hint} />
          <PriceText price={null} quoteText={sample.quote} size="lg" />
          <Notice>{sample.sample}</Notice>
          <Button variant="primary" size="lg" block>
            {sample.primary}
          </Button>
        </div>
      </div>
      <div className="mt-10">
        <SpecTable
          columns={2}
          groups={[
            { title: sample.specs[0], rows },
            { title: sample.specs[3], rows },
          ]}
        />
      </div>
    </Section>
  )
}

export function Content({ sample }: { sample: Sample }) {
  const items = ['a', 'b', 'c'].map((id, index) => ({ id: `faq-${id}`, title: sample.question, content: sample.answer, open: index === 0 }))
  return (
    <Section tone="sunken">
      <SectionHead title={sample.steps[0]} text={sample.lead} />
      <Steps items={sample.steps.map((title, index) => ({ title, text: sample.hint, state: index < 2 ? 'done' : index === 2 ? 'current' : 'next' }))} />
      <div className="mt-10 grid gap-12 desktop:grid-cols-2">
        <Accordion name="gallery-faq" items={items} />
        <div className="flex flex-col gap-4">
          <Notice tone="success" title={sample.toast} />
          <Notice tone="warning" title={sample.toastFailed}>
            {sample.nothingText}
          </Notice>
          <Notice tone="danger" title={sample.toastFailed} />
          <p className="prose">
            {sample.lead} <TextLink href="#more">{sample.quiet}</TextLink>
          </p>
          <p>
            <LanguageName locale="ur" dir="rtl" name="اردو" /> · <LanguageName locale="th" dir="ltr" name="ไทย" />
          </p>
        </div>
      </div>
    </Section>
  )
}

export function States({ sample }: { sample: Sample }) {
  const labels = { nav: sample.found, previous: sample.previous, next: sample.next, page: String }
  return (
    <Section>
      <div className="flex flex-col gap-8">
        <TabLinks
          label={sample.brand}
          items={[
            { href: '#1', label: sample.exterior, current: true },
            { href: '#2', label: sample.interior },
          ]}
        />
        <EmptyState
          title={sample.nothing}
          text={sample.nothingText}
          picture={<SampleVehicle shape="suv" className="w-full" />}
          action={<Button variant="primary">{sample.primary}</Button>}
        />
        <Pagination page={1} pageCount={3} hrefOf={(page) => `#${page}`} labels={labels} />
        <Pagination page={7} pageCount={13} hrefOf={(page) => `#${page}`} labels={labels} />
        <Grid>
          <ToastCard text={sample.toast} tone="success" dismissLabel={sample.close} />
          <div className="tone-deep p-5">
            <Heading level={3}>{sample.primary}</Heading>
            <p className="mt-2 mb-4 text-muted">{sample.nothingText}</p>
            <Button>{sample.secondary}</Button>
          </div>
        </Grid>
      </div>
      <LoadingBar state="loading" progress={0.6} />
    </Section>
  )
}

function StagePicture({ shape }: { shape: 'suv' | 'sedan' }) {
  return (
    <CardMedia ratio="wide" className="rounded-md">
      <SampleVehicle shape={shape} />
    </CardMedia>
  )
}
