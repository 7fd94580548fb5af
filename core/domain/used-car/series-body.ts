/** Words of a version that tell the body of a commercial vehicle, longer ones first. */
const BODY_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\btractor\b/i, 'tractor'],
  [/\b(tipper|dump)\b/i, 'dump'],
  [/\bmixer\b/i, 'mixer'],
  [/\b(coach|city bus)\b/i, 'bus'],
  [/\b(cargo|box truck|stake)\b/i, 'truck'],
  [/\b(van|panel)\b/i, 'van'],
  [/\b1[2-9]-seat\b/i, 'minibus'],
]

/** Models that the market of used cars still has and the catalogue of new ones no longer. */
const PAST_MODELS: Readonly<Record<string, string>> = {
  'aion s': 'sedan',
  'baic eu5': 'sedan',
  'bestune t77': 'suv',
  'byd tang dm': 'suv',
  'byd e2': 'hatchback',
  'changan uni-t': 'suv',
  'chery tiggo 8': 'suv',
  'dfsk c37': 'van',
  'exeed txl': 'suv',
  'gac-trumpchi gs4': 'suv',
  'geely boyue': 'suv',
  'geely geometry c': 'hatchback',
  'haval f7': 'suv',
  'honda accord': 'sedan',
  'honda e:ns1': 'crossover',
  'jac t8': 'pickup',
  'jetour x70': 'suv',
  'kia k3': 'sedan',
  'kia kx5': 'suv',
  'leapmotor c11': 'suv',
  'li-auto one': 'suv',
  'nissan qashqai': 'crossover',
  'nissan x-trail': 'suv',
  'roewe ei5': 'wagon',
  'toyota highlander': 'suv',
  'toyota yaris l': 'hatchback',
  'toyota bz3': 'sedan',
  'volkswagen passat': 'sedan',
  'volkswagen teramont': 'suv',
  'voyah free': 'suv',
  'xpeng p7': 'sedan',
}

/** Body of a model that the catalogue of new cars does not have; null where nothing tells it. */
export function pastBody(brandSign: string, modelName: string, trim: string | null): string | null {
  const known = PAST_MODELS[`${brandSign} ${modelName.toLowerCase()}`]
  if (known !== undefined) return known
  return BODY_SPELLINGS.find(([word]) => word.test(`${modelName} ${trim ?? ''}`))?.[1] ?? null
}
