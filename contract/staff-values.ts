// Apart from the schemas, because browsers load these and must not load the validator.

export const ROLE_KEYS = ['owner', 'sales_manager', 'sales', 'content'] as const
export type RoleKey = (typeof ROLE_KEYS)[number]

/** `enrol`: password given, the second factor must be set up; `totp`: its code is awaited; `full`: logged in. */
export const SESSION_STAGES = ['enrol', 'totp', 'full'] as const
export type SessionStage = (typeof SESSION_STAGES)[number]
