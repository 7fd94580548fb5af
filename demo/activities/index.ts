import type { DemoActivity } from './activity.ts'
import { BRIEFING_EAST_AFRICA } from './briefing-east-africa.ts'
import { OPEN_DAYS_SHANGHAI } from './open-days-shanghai.ts'
import { TEST_DRIVES_ALMATY } from './test-drives-almaty.ts'
import { TRAINING_LIMA } from './training-lima.ts'

export type { DemoActivity } from './activity.ts'

/** Sample activities of the demonstration: three to come and one that has ended. */
export const DEMO_ACTIVITIES: readonly DemoActivity[] = [BRIEFING_EAST_AFRICA, OPEN_DAYS_SHANGHAI, TRAINING_LIMA, TEST_DRIVES_ALMATY]
