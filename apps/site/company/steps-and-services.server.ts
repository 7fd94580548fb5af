import type { CompanyLists } from '#core/domain/company/index.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { SceneChoice } from '#apps/site/illustration/still.ts'
import {
  SERVICE_INFO_NAMES,
  type BusinessCard,
  type DealerStep,
  type ProcessCard,
  type ServiceIcon,
  type ServiceInfo,
  type ServiceInfoName,
  type ServiceItem,
  type Slogan,
} from './steps-and-services.ts'

/** What an entry of the company's own shows, which has no picture of its own. */
const OWN_SCENE: SceneChoice = 'port-crane'
const OWN_ICON: ServiceIcon = 'answer'

/** Stages of a deal, in the beginning seven, p1 to p7 (R1.7). */
export function processCards({ process }: CompanyLists): ProcessCard[] {
  return process.map(({ name, title, text }) => ({ title, subtitle: text, image: PROCESS_IMAGES[name ?? ''] ?? OWN_SCENE }))
}

const PROCESS_IMAGES: Readonly<Record<string, SceneChoice>> = {
  1: 'stage-contact',
  2: 'stage-requirements',
  3: 'step-contract',
  4: 'step-inspection',
  5: 'step-shipment',
  6: 'stage-evaluation',
  7: 'parts-warehouse',
}

/** Steps of a dealer, in the beginning five (R1.9). */
export function dealerSteps({ dealer_steps: steps }: CompanyLists): DealerStep[] {
  return steps.map(({ name, title, text }) => ({ title, text, image: DEALER_STEP_IMAGES[name ?? ''] ?? OWN_SCENE }))
}

const DEALER_STEP_IMAGES: Readonly<Record<string, SceneChoice>> = {
  1: 'step-contract',
  2: 'step-deposit',
  3: 'container-loading',
  4: 'training',
  5: 'show-stand',
}

/** After-sales steps, in the beginning four (R1.10). */
export function serviceList({ after_sales: steps }: CompanyLists): ServiceItem[] {
  return steps.map(({ name, title, text }) => ({ title, description: text, icon: SERVICE_ICONS[name ?? ''] ?? OWN_ICON }))
}

const SERVICE_ICONS: Readonly<Record<string, ServiceIcon>> = { 1: 'report', 2: 'diagnosis', 3: 'parts', 4: 'workshop' }

/** What is provided after the sale. */
export function provideList({ provided }: CompanyLists): ServiceItem[] {
  return provided.map(({ name, title, text }) => ({ title, description: text, icon: PROVIDED_ICONS[name ?? ''] ?? OWN_ICON }))
}

const PROVIDED_ICONS: Readonly<Record<string, ServiceIcon>> = {
  answer: 'answer',
  parts: 'parts',
  manuals: 'manual',
  training: 'training',
  charging: 'charging',
  warranty: 'warranty',
}

/** Lines of business, each with its list. */
export function businessCards({ business }: CompanyLists): BusinessCard[] {
  return business.map(({ name, title, text }) => ({ title, description: text, image: OWN_SCENE, ...BUSINESS[name ?? ''] }))
}

const BUSINESS: Readonly<Record<string, { image: SceneChoice; href: string }>> = {
  1: { image: 'ro-ro-ship', href: '/carList' },
  2: { image: 'factory-line', href: '/carList?category=2' },
  3: { image: 'inspection-lane', href: '/usedCars' },
  4: { image: 'parts-warehouse', href: '/carFittings' },
}

/** What dealers get (R1.6). */
export function dealerServices({ dealer_services: services }: CompanyLists): BusinessCard[] {
  return services.map(({ name, title, text }) => ({ title, description: text, image: DEALER_IMAGES[name ?? ''] ?? OWN_SCENE }))
}

const DEALER_IMAGES: Readonly<Record<string, SceneChoice>> = {
  1: 'customs-papers',
  2: 'training',
  3: 'step-delivery',
  4: 'show-stand',
  5: 'charging-station',
  6: 'container-loading',
}

/** The same at length, for the page of dealers. */
export function dealerBenefits({ dealer_benefits: benefits }: CompanyLists): BusinessCard[] {
  return benefits.map(({ name, title, text }) => ({ title, description: text, image: BENEFIT_IMAGES[name ?? ''] ?? OWN_SCENE }))
}

const BENEFIT_IMAGES: Readonly<Record<string, SceneChoice>> = {
  1: 'customs-papers',
  2: 'training',
  3: 'charging-station',
  4: 'factory-line',
  5: 'show-stand',
  6: 'parts-warehouse',
}

/** The run-light slogans; they move only when the reader moves them (docs/design.md, "Motion"). */
export function slogans(lists: CompanyLists): Slogan[] {
  return lists.slogans.map(({ title }) => ({ name: title }))
}

/** Texts of the after-sales steps by their names (R1.10). */
export function serviceInfo(t: SiteTranslator): Record<ServiceInfoName, ServiceInfo> {
  const entries = SERVICE_INFO_NAMES.map((name) => [name, { title: t(`service.info.${name}Title`), description: t(`service.info.${name}Text`) }])
  return Object.fromEntries(entries) as Record<ServiceInfoName, ServiceInfo>
}
