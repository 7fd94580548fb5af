import { dotted } from '#apps/site/text/dotted.ts'

/** What tells versions of one model apart, "702 km Max · 2026". A figure of its name stays with its unit. */
export function versionName({ trim, model_year: year }: { trim: string | null; model_year: number | null }): string {
  return dotted([trim?.replaceAll(/(?<=\d) (?=(?:km|kWh|kW|hp|seats?)\b)/g, '\u00a0') ?? null, year])
}
