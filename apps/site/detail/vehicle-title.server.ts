type Named = { brand_name: string; model_name: string; trim: string | null; model_year: number | null }

/** The whole name of a vehicle in structured data: brand, model, version and year. */
export function vehicleTitle({ brand_name: brand, model_name: model, trim, model_year: year }: Named): string {
  return [brand, model, trim, year].filter((part) => part !== null && part !== '').join(' ')
}
