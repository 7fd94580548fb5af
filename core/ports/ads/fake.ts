import type { AdEvents, AdProvider, LeadConversion } from './port.ts'

/** Remembers what was told; `failures` are thrown first, one for each call. */
export function createFakeAdEvents(failures: Error[] = []): AdEvents & { told: { provider: AdProvider; lead: LeadConversion }[] } {
  const told: { provider: AdProvider; lead: LeadConversion }[] = []
  return {
    providers: ['meta', 'google'],
    told,
    sendLead: async (provider, lead) => {
      const failure = failures.shift()
      if (failure) throw failure
      told.push({ provider, lead })
    },
  }
}
