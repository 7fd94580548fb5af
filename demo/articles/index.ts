import type { DemoArticle } from './article.ts'
import { CHARGING_SOCKETS_BY_REGION } from './charging-sockets-by-region.ts'
import { FOB_CFR_CIF } from './fob-cfr-cif.ts'
import { ONE_MODEL_MANY_VERSIONS } from './one-model-many-versions.ts'
import { PAPERS_OF_A_VEHICLE_EXPORT } from './papers-of-a-vehicle-export.ts'
import { PARTS_FOR_THE_FIRST_YEAR } from './parts-for-the-first-year.ts'
import { READING_A_CONDITION_REPORT } from './reading-a-condition-report.ts'
import { READING_RANGE } from './reading-range.ts'
import { RO_RO_OR_CONTAINER } from './ro-ro-or-container.ts'

export type { DemoArticle } from './article.ts'

/** Sample articles of the demonstration, the newest first. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  FOB_CFR_CIF,
  RO_RO_OR_CONTAINER,
  PAPERS_OF_A_VEHICLE_EXPORT,
  READING_RANGE,
  READING_A_CONDITION_REPORT,
  CHARGING_SOCKETS_BY_REGION,
  PARTS_FOR_THE_FIRST_YEAR,
  ONE_MODEL_MANY_VERSIONS,
]
