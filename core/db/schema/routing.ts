import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ref } from './columns.ts'
import { staff } from './staff.ts'

/**
 * Who of a rule got a lead last, so that its people take turns: `turn` counts all that were taken. `ruleKey`: of the rule in the settings, `fallback`
 * of what no rule takes.
 */
export const routingTurn = pgTable(
  'routing_turn',
  {
    ruleKey: text('rule_key').notNull(),
    staffId: ref('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    turn: bigint('turn', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ruleKey, t.staffId] })],
)
