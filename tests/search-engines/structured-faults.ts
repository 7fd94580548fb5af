type Thing = Readonly<Record<string, unknown>>

/** What a thing of a type must and should say. */
type Rule = { required: readonly string[]; recommended: readonly string[] }

/**
 * Properties by Google's published rules for structured data (vehicle listing and product, breadcrumb, organisation, article, event, question page)
 * and schema.org's own types. Recommended ones are asked for where every page of ours can know them.
 */
const RULES: Readonly<Record<string, Rule>> = {
  Car: { required: ['name', 'image', 'url', 'brand', 'model', 'itemCondition'], recommended: ['description', 'fuelType'] },
  Product: { required: ['name', 'image'], recommended: ['description', 'sku', 'url'] },
  Offer: { required: ['url', 'availability', 'itemCondition'], recommended: ['seller'] },
  Brand: { required: ['name'], recommended: [] },
  Organization: { required: ['name', 'url'], recommended: [] },
  AutoDealer: { required: ['name', 'url', 'image', '@id'], recommended: ['logo', 'description', 'knowsLanguage'] },
  WebSite: { required: ['name', 'url'], recommended: ['inLanguage', 'publisher'] },
  Article: { required: ['headline', 'image', 'datePublished', 'author'], recommended: ['dateModified', 'publisher', 'mainEntityOfPage', 'inLanguage'] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'description', 'image', 'eventStatus', 'eventAttendanceMode', 'organizer'],
  },
  Place: { required: ['address'], recommended: [] },
  VirtualLocation: { required: ['url'], recommended: [] },
  PostalAddress: { required: ['streetAddress'], recommended: [] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  QuantitativeValue: { required: [], recommended: [] },
  PropertyValue: { required: ['name', 'value'], recommended: [] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], recommended: [] },
  EngineSpecification: { required: [], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: ['numberOfItems'] },
  ListItem: { required: ['position', 'url'], recommended: ['name'] },
}

const ADDRESSES: ReadonlySet<string> = new Set(['url', 'image', 'logo', 'mainEntityOfPage', 'sameAs'])
const MOMENTS: ReadonlySet<string> = new Set(['startDate', 'endDate', 'datePublished', 'dateModified', 'priceValidUntil', 'dateVehicleFirstRegistered'])
/** Values of schema.org's lists that our pages use. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  availability: ['InStock', 'PreOrder', 'BackOrder', 'SoldOut', 'Reserved', 'MadeToOrder'].map((name) => `https://schema.org/${name}`),
  itemCondition: ['NewCondition', 'UsedCondition'].map((name) => `https://schema.org/${name}`),
  eventStatus: ['EventScheduled', 'EventCancelled', 'EventPostponed'].map((name) => `https://schema.org/${name}`),
  eventAttendanceMode: ['OnlineEventAttendanceMode', 'OfflineEventAttendanceMode'].map((name) => `https://schema.org/${name}`),
  steeringPosition: ['LeftHandDriving', 'RightHandDriving'].map((name) => `https://schema.org/${name}`),
}

/** What breaks the rules in one piece of structured data and everything in it. */
export function structuredFaults(data: unknown): string[] {
  if (!isThing(data)) return ['structured data that cannot be read']
  const context = data['@context'] === 'https://schema.org' ? [] : ['structured data without the context of schema.org']
  return [...context, ...thingFaults(data, '')]
}

function thingFaults(thing: Thing, where: string): string[] {
  // A thing that another page tells of is named by its address alone.
  if (where !== '' && Object.keys(thing).join() === '@id') return /^https?:/.test(String(thing['@id'])) ? [] : [`${where} names nothing`]
  const type = String(thing['@type'] ?? '')
  const rule = RULES[type]
  const name = where === '' ? type : `${where} ${type}`
  if (rule === undefined) return [`${name}: a type without a rule`]
  const missing = [...rule.required, ...rule.recommended].filter((property) => isEmpty(thing[property])).map((property) => `${name} says no ${property}`)
  const priced = type === 'Offer' && isEmpty(thing['price']) !== isEmpty(thing['priceCurrency']) ? [`${name}: a price and its currency belong together`] : []
  const bare = type === 'Product' && ['offers', 'review', 'aggregateRating'].every((property) => isEmpty(thing[property]))
  return [
    ...missing,
    ...priced,
    ...(bare ? [`${name} has neither offer nor review`] : []),
    ...Object.entries(thing).flatMap(([property, value]) => valueFaults(name, property, value)),
  ]
}

function valueFaults(name: string, property: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valueFaults(name, property, one))
  if (isThing(value)) return thingFaults(value, `${name}.${property}`)
  const text = String(value)
  const said = `${name}.${property} is ${JSON.stringify(value)}`
  if (isEmpty(value)) return [`${name}.${property} is empty`]
  if (ADDRESSES.has(property) && !/^https?:\/\/[^\s]+$/.test(text)) return [said]
  if (MOMENTS.has(property) && Number.isNaN(Date.parse(text))) return [said]
  if (property === 'price' && !/^\d+(\.\d{2})?$/.test(text)) return [said]
  if (property === 'priceCurrency' && text !== 'USD') return [said]
  if (property === 'headline' && text.length > 110) return [`${name}.headline has ${text.length} letters`]
  const listed = LISTED[property]
  return listed !== undefined && !listed.includes(text) ? [said] : []
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

type Crumb = { position: string; name: string; item: string | null }

/** What breaks the rules of the way to a page: places in order, names, and an address for all but the last. */
export function crumbFaults(crumbs: readonly Crumb[] | null): string[] {
  if (crumbs === null) return []
  return crumbs.flatMap(({ position, name, item }, at) => [
    ...(position === String(at + 1) ? [] : [`crumb ${at + 1} says ${position}`]),
    ...(name === '' ? [`crumb ${at + 1} has no name`] : []),
    ...(item === null && at < crumbs.length - 1 ? [`crumb ${at + 1} leads nowhere`] : []),
  ])
}
