import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import {
  SERVICE_INFO_NAMES,
  type BusinessCard,
  type NetProcessStep,
  type ProcessCard,
  type ServiceInfo,
  type ServiceInfoName,
  type ServiceItem,
  type Slogan,
} from './steps-and-services.ts'

/** Cards p1 to p7: the seven stages of a deal (R1.7). */
export function processCards(t: SiteTranslator): ProcessCard[] {
  return ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => ({
    title: t(`content.process${number}Title`),
    subtitle: t(`content.process${number}Subtitle`),
    image: PROCESS_IMAGES[number],
  }))
}

const PROCESS_IMAGES = {
  1: 'stage-contact',
  2: 'stage-requirements',
  3: 'step-contract',
  4: 'step-inspection',
  5: 'step-shipment',
  6: 'stage-evaluation',
  7: 'parts-warehouse',
} as const

/** The five steps of a dealer (R1.9); `value` is the step's number. */
export function netProcessSteps(t: SiteTranslator): NetProcessStep[] {
  return ([1, 2, 3, 4, 5] as const).map((number) => ({ value: String(number), label: t(`dealer.step${number}Title`), image: NET_IMAGES[number] }))
}

const NET_IMAGES = { 1: 'step-contract', 2: 'step-deposit', 3: 'container-loading', 4: 'training', 5: 'show-stand' } as const

/** The four after-sales steps (R1.10). */
export function serviceList(t: SiteTranslator): ServiceItem[] {
  return ([1, 2, 3, 4] as const).map((number) => ({
    title: t(`service.step${number}Title`),
    description: t(`service.step${number}Text`),
    icon: SERVICE_ICONS[number],
  }))
}

const SERVICE_ICONS = { 1: 'report', 2: 'diagnosis', 3: 'parts', 4: 'workshop' } as const

/** What is provided after the sale. */
export function provideList(t: SiteTranslator): ServiceItem[] {
  return PROVIDED.map(([name, icon]) => ({ title: t(`service.provide.${name}Title`), description: t(`service.provide.${name}Text`), icon }))
}

const PROVIDED = [
  ['answer', 'answer'],
  ['parts', 'parts'],
  ['manuals', 'manual'],
  ['training', 'training'],
  ['charging', 'charging'],
  ['warranty', 'warranty'],
] as const

/** Lines of business, each with its list. */
export function businessCards(t: SiteTranslator): BusinessCard[] {
  return [
    { title: t('menu.carList'), description: t('content.business1'), image: 'ro-ro-ship', href: '/carList' },
    { title: t('category.2'), description: t('content.business2'), image: 'factory-line', href: '/carList?category=2' },
    { title: t('menu.usedCars'), description: t('content.business3'), image: 'inspection-lane', href: '/usedCars' },
    { title: t('menu.carFittings'), description: t('content.business4'), image: 'parts-warehouse', href: '/carFittings' },
  ]
}

/** What dealers get (R1.6). */
export function dealerServices(t: SiteTranslator): Omit<BusinessCard, 'href'>[] {
  return ([1, 2, 3, 4, 5, 6] as const).map((number) => ({
    title: t(`about.service${number}Title`),
    description: t(`about.service${number}Text`),
    image: DEALER_IMAGES[number],
  }))
}

const DEALER_IMAGES = { 1: 'customs-papers', 2: 'training', 3: 'step-delivery', 4: 'show-stand', 5: 'charging-station', 6: 'container-loading' } as const

/** The run-light slogans; they move only when the reader moves them (docs/design.md, "Motion"). */
export function slogans(t: SiteTranslator): Slogan[] {
  return ([1, 2, 3, 4, 5, 6] as const).map((number) => ({ name: t(`content.slogan${number}`) }))
}

/** Texts of the after-sales steps by their names (R1.10). */
export function serviceInfo(t: SiteTranslator): Record<ServiceInfoName, ServiceInfo> {
  const entries = SERVICE_INFO_NAMES.map((name) => [name, { title: t(`service.info.${name}Title`), description: t(`service.info.${name}Text`) }])
  return Object.fromEntries(entries) as Record<ServiceInfoName, ServiceInfo>
}
