import { signedCodes } from '#core/domain/signed-code/index.ts'

/** The codes that open alerts (decision 0047). */
export const { codeOf, ensureKey: ensureCodeKey, readCode, readKey: readCodeKey } = signedCodes('alert')
