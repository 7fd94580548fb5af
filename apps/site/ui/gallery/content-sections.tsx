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
  Panel,
  PriceText,
  Section,
  SectionHead,
  SkeletonCard,
  SpecTable,
  Stack,
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

export function Detail({ words }: { words: Sample }) {
  const rows = words.specs.map((label, index) => ({ label, value: values[index], unit: units[index], note: index === 2 ? 'CLTC' : undefined }))
  const tabs = [
    { id: 'out', label: words.exterior, content: <StagePicture shape="suv" /> },
    { id: 'in', label: words.interior, content: <EmptyState title={words.nothing} level={3} /> },
    { id: 'video', label: words.video, content: <StagePicture shape="sedan" /> },
  ]
  return (
    <Section>
      <Breadcrumbs label={words.brand} items={[{ label: 'Quayline', href: '#' }, { label: 'BYD', href: '#byd' }, { label: words.title }]} />
      <div className="mt-4 grid gap-10 desktop:grid-cols-[minmax(0,1fr)_minmax(300px,34%)]">
        <Tabs label={words.title} tabs={tabs} />
        <Stack>
          <Heading level={1}>BYD {words.title}</Heading>
          <FactLine items={words.facts} />
          <PriceText price="US$23,400" quoteText={words.quote} prefix={words.from} term="FOB" size="lg" note={words.hint} />
          <PriceText price={null} quoteText={words.quote} size="lg" />
          <Notice>{words.sample}</Notice>
          <Button variant="primary" size="lg" block>
            {words.primary}
          </Button>
        </Stack>
      </div>
      <div className="mt-10">
        <SpecTable
          columns={2}
          groups={[
            { title: words.specs[0], rows },
            { title: words.specs[3], rows },
          ]}
        />
      </div>
    </Section>
  )
}

export function Content({ words }: { words: Sample }) {
  const items = ['a', 'b', 'c'].map((id, index) => ({ id: `faq-${id}`, title: words.question, content: words.answer, open: index === 0 }))
  return (
    <Section tone="sunken">
      <SectionHead title={words.steps[0]} text={words.lead} />
      <Steps items={words.steps.map((title, index) => ({ title, text: words.hint, state: index < 2 ? 'done' : index === 2 ? 'current' : 'next' }))} />
      <div className="mt-10 grid gap-12 desktop:grid-cols-2">
        <Accordion name="gallery-faq" items={items} />
        <Stack>
          <Notice tone="success" title={words.toast} />
          <Notice tone="warning" title={words.toastFailed}>
            {words.nothingText}
          </Notice>
          <Notice tone="danger" title={words.toastFailed} />
          <p className="prose">
            {words.lead} <TextLink href="#more">{words.quiet}</TextLink>
          </p>
          <p>
            <LanguageName locale="ur" dir="rtl" name="اردو" /> · <LanguageName locale="th" dir="ltr" name="ไทย" />
          </p>
        </Stack>
      </div>
    </Section>
  )
}

export function States({ words }: { words: Sample }) {
  const labels = { nav: words.found, previous: words.previous, next: words.next, page: String }
  return (
    <Section>
      <Stack gap="lg">
        <TabLinks
          label={words.brand}
          items={[
            { href: '#1', label: words.exterior, current: true },
            { href: '#2', label: words.interior },
          ]}
        />
        <EmptyState
          title={words.nothing}
          text={words.nothingText}
          picture={<SampleVehicle shape="suv" className="w-full" />}
          action={<Button variant="primary">{words.primary}</Button>}
        />
        <Pagination page={1} pageCount={3} hrefOf={(page) => `#${page}`} labels={labels} />
        <Pagination page={7} pageCount={13} hrefOf={(page) => `#${page}`} labels={labels} />
        <Grid>
          <SkeletonCard />
          <Panel>
            <ToastCard text={words.toast} tone="success" dismissLabel={words.close} />
          </Panel>
          <Panel tone="deep">
            <Heading level={3}>{words.primary}</Heading>
            <p className="mt-2 mb-4 text-muted">{words.nothingText}</p>
            <Button>{words.secondary}</Button>
          </Panel>
        </Grid>
      </Stack>
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
